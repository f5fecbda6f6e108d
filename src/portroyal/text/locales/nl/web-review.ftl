# Terugkijken op een partij in de browser.

web-title-review = Geluk of wijsheid?
web-review = Geluk of wijsheid?
web-review-looking = Eerste indruk …
web-review-full = Volledig analyseren
web-review-full-more = Onze sterkste bot loopt elke keuze na. Dat duurt een minuut of twee; je kunt de pagina intussen verlaten.
web-review-again = Opnieuw analyseren
web-review-newer = Sinds deze analyse hebben de bots bijgeleerd.
web-review-waiting = { $n ->
    [one] Er is nog één analyse vóór die van jou. Je kunt de pagina intussen verlaten.
   *[other] Er zijn nog { $n } analyses vóór die van jou. Je kunt de pagina intussen verlaten.
}
web-review-reviewing = Volledige analyse: { $n }%. Je kunt de pagina intussen verlaten.
web-review-failed = De analyse is niet gelukt. Je kunt het nog eens proberen.
web-review-impossible-numba = Deze server kan geen partijen analyseren: het Python-pakket numba ontbreekt. De beheerder kan het installeren.
web-review-impossible-game = De bots kunnen dit spel niet analyseren.
web-review-chances = Winstkansen vóór deze zet
web-review-share = { $n }%
web-review-choices = De keuzes, met de winstkans na elke keuze
web-review-step-luck = Geluk: { $sign }{ $n } procentpunt voor { $name }
web-problem-too-many-reviews = Een van je partijen wordt al geanalyseerd. Wacht tot die klaar is.
web-privacy-reviews = Analyses
web-privacy-reviews-more = Wat de bots over een partij ontdekken, wordt zonder namen bij de partij bewaard en verdwijnt samen met de partij. Dat jij om een volledige analyse vroeg, blijft bewaard tot je je gegevens verwijdert.
web-title-again = Leren van fouten
web-title-numbers = Mijn cijfers
web-play-on = Vanaf hier verderspelen
web-entry-moment = Deze partij gaat verder na zet { $n } van een andere partij. Alles wat verborgen was, is opnieuw geschud.
