/** The sounds of the table, made by the browser itself from a few oscillators and noise; off by default. */
import { settings } from "../settings/settings.svelte.ts";

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Plays a sound if the visitor wants sounds. Never throws: a table without a loudspeaker is still a table. */
export function play(sound: Sound, gain = 1): void {
  if (!settings.chosen.sound || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    SOUNDS[sound](context, gain * 0.2);
  } catch {
    // A browser may refuse audio before the first touch.
  }
}

function tone(
  audio: AudioContext,
  gain: number,
  from: number,
  to: number,
  at: number,
  long: number,
  wave: OscillatorType,
): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
}

/** A breath of noise through a filter: paper, water, wood. */
function rustle(audio: AudioContext, gain: number, pitch: number, at: number, long: number): void {
  const start = audio.currentTime + at;
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const volume = audio.createGain();
  volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}

const SOUNDS = {
  card: (audio, gain) => rustle(audio, gain * 2, 2600, 0, 0.14),
  coin: (audio, gain) => {
    tone(audio, gain * 0.6, 2100, 2050, 0, 0.18, "triangle");
    tone(audio, gain * 0.4, 3150, 3100, 0.03, 0.22, "sine");
  },
  roll: (audio, gain) => {
    for (const at of [0, 0.07, 0.16, 0.29]) rustle(audio, gain * 3, 900 + 1200 * at, at, 0.06);
  },
  cross: (audio, gain) => rustle(audio, gain * 2, 4200, 0, 0.09),
  sword: (audio, gain) => {
    rustle(audio, gain * 1.5, 5200, 0, 0.12);
    tone(audio, gain * 0.35, 1650, 1300, 0.02, 0.35, "sawtooth");
  },
  bust: (audio, gain) => {
    tone(audio, gain, 190, 55, 0, 0.7, "sawtooth");
    rustle(audio, gain * 3, 300, 0, 0.6);
  },
  turn: (audio, gain) => {
    tone(audio, gain * 0.7, 660, 655, 0, 0.5, "sine");
    tone(audio, gain * 0.5, 990, 985, 0.12, 0.6, "sine");
  },
  win: (audio, gain) => {
    [523, 659, 784, 1047].forEach((pitch, i) =>
      tone(audio, gain * 0.7, pitch, pitch, i * 0.13, 0.5, "triangle"),
    );
  },
  refuse: (audio, gain) => tone(audio, gain * 0.5, 220, 160, 0, 0.2, "square"),
} satisfies Record<string, (audio: AudioContext, gain: number) => void>;
