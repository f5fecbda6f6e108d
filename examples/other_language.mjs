// A bot in JavaScript: one JSON object per line in, one out. It takes the first card it can have, and stops at four.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { position } = JSON.parse(line);
  const take = position.legal.find((action) => action.startsWith('take'));
  const enough = position.legal.includes('stop') && position.harbor.length >= 4;
  const action = take ?? (enough ? 'stop' : position.legal[0]);
  console.log(JSON.stringify({ ok: true, action }));
}
