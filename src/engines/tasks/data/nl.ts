import type { Phrasebook } from './phrasebook.ts';

export const DUTCH: Phrasebook = {
  small: new Set(
    'de het een en van ik je u we wij is niet dat die voor met op aan te zijn er om ook naar bij uw mijn jullie kun kunt graag nog maar heb hebben als dan wordt beste groet geen onze ons'.split(
      ' ',
    ),
  ),
  verbLast: true,
  until:
    /\b(?:voor|uiterlijk|tegen|niet later dan|op zijn laatst|ten laatste|binnen)\s(?:(?:op|om|de|het|einde|eind|van|aanstaande|komende|deze|dit|vandaag|morgen|aan het|begin|uiterlijk) ){0,4}$/,
  latest: /^[\s,]{0,3}(?:uiterlijk|op zijn laatst|ten laatste|als deadline)/,
  deadline: /\b(?:uiterlijk|niet later dan|op zijn laatst|ten laatste)(?: voor)?\s(?:(?:op|om) )?(?:\w{1,9} )?$/,
  reader: /\b(?:u|uw|je|jij|jou|jouw|jullie)\b/,
  holding:
    /\b(?:geldig|geldt|gelden|loopt|lopen|afwezig|weg|blijft|blijven|duurt|open|dicht|gesloten|nog)\b.{0,60}\btot(?: en met)?\s(?:de )?$|\btot(?: en met)?\s(?:de )?$/,
  telling:
    /\b(?:weet (?:je|u) of|weten jullie of|ik(?! (?:wil|zou|heb) .{0,40}\b(?:nodig|graag)\b)|hij|zij|ze|men|wil|willen|als|indien|mits|beloofd|verwacht|verwachten|denkt|(?:wij|we) (?:sturen|bellen|mailen|leveren|brengen|bezorgen|komen|laten|nemen|regelen|doen|maken|zorgen)|krijg(?:t|en)? (?:je|u|jullie)|(?:je|u|jullie) krijg(?:t|en)?|zullen|zal|zul|van (?:me|mij|ons))\b/,
  asking:
    /\b(?:(?:(?:ik|we|wij) (?:moet|moeten)|(?:moet|moeten) (?:ik|we|wij)) (?:[\w.,:]{1,20} ){1,8}(?:weten|hebben|ontvangen|zien|horen)|alstublieft|alsjeblieft|svp|aub|gelieve|graag(?! gedaan\b)(?!.{0,60}\b(?:ik|wij|we) (?:je|u)\b)(?=.{0,160}\b(?:sturen|laten|terug|reactie|antwoord|akkoord|door|in|aan|nodig|ontvangen|hebben|invullen|betalen|weten|bevestig\w{0,3}|voor|uiterlijk)\b)|(?:kun|kunt|kunnen|kan|zou|zouden|wil|willen|wilt|mag|moet|moeten|lukt het|zorg|zorgt|stuur|laat|geef|bezorg|breng|vul|mail|lever|regel)(?:t)? (?:je|u|jullie|jij|iedereen|iemand)(?! (?:vast|zich)\b)|(?:u|je|jij|jullie) (?:moet|moeten|dient|dienen|wordt verzocht|worden verzocht|gelieve)|(?:verzoek|verzoeken|vragen|vraag) (?:ik |wij |we )?(?:je|u|jullie|iedereen)|(?:wij|we|ik) (?:verzoeken|verzoek|vragen|vraag) (?:je|u|jullie)|(?:wordt|worden) (?:u|je|jullie) verzocht|(?:heb|hebben) (?:ik|wij|we)\b.{0,120}\bnodig|(?:ik|wij|we) (?:heb|hebben)\b.{0,120}\bnodig|nodig (?:heb|hebben) (?:ik|we|wij)|(?:ik|wij|we) (?:ontvang|ontvangen|hoor|horen|krijg|krijgen|zie|zien)\b.{0,60}\b(?:graag|je|uw|jullie|jouw|van (?:u|je|jullie))|(?:ontvang|ontvangen|hoor|horen|zou|zouden) (?:ik|wij|we) graag|(?:ik|wij|we) (?:wacht|wachten) (?:nog )?op (?:je|jouw|uw|jullie)|(?:moet|moeten|dient|dienen) (?:[\w.,]{1,30} ){0,10}(?:ge\w{2,14}(?:d|t|en)|(?:be|ver|ont)\w{2,14}[dt]|ingeleverd|ingediend|ondertekend|bij (?:ons|mij)|binnen|terug|hier|\w{0,6}gestuurd|\w{0,6}geleverd) ?(?:te )?(?:zijn|worden|is|hebben)?|vergeet (?:u |je |jullie )?niet|niet vergeten|denk (?:je |u |jullie )?(?:er ?)?(?:aan|om)|laat (?:het |dat |dit )?(?:me|mij|ons|even|eens)|laten (?:jullie|we) (?:het )?(?:me|mij|ons)|(?:mag|kan) ik (?:de|het|je|uw|jullie|een)|(?:is|zijn) (?:[a-z]{1,20} ){0,6}te (?:betalen|voldoen|leveren)|in te (?:leveren|vullen|dienen)|ontbreekt|ontbreken|missen (?:we|wij)|mis ik|missen nog|(?:je|uw|jullie) (?:reactie|antwoord|akkoord|bevestiging|handtekening|betaling|input|bijdrage) (?:verwacht|ontvang|zie|hebben|is)\w{0,2}|(?:zou|zouden) (?:fijn|mooi|prettig|handig|goed|top) (?:zijn|vinden)|(?:het zou|dat zou) (?:fijn|mooi|prettig|handig|goed|top))\b/,
  offer:
    /\b(?:zal ik|zullen (?:we|wij) (?:je|u|jullie)|(?:wil|wilt|willen) (?:je|u|jullie) dat (?:ik|we|wij)|(?:weet|weten) (?:je|jij|u|jullie) (?:of|wanneer)|(?:ik|we|wij) hopen? dat (?:je|u|jullie|het)(?!.{0,120}\b(?:kunt|kunnen|kan)\b)|heb(?:ben)? (?!je\b|u\b|jullie\b)\w{2,20} gevraagd)\b/,
  imperative:
    /^(?!(?:wat|dat|dit|het|een|van|voor|met|door|over|onder|uit|tot|aan|op|om|als|dan|maar|nog|ook|heb|ben|bent|kan|zal|zou|wil|mag|is|was|had|dag|maand|week|uur|jij|jullie|ons|wij|hun|zijn|deze|onze|beste|helaas|goed|mooi|tijd|plaats|datum|instap|uitstap|totaal|bedankt|dank|morgen|vandaag|gisteren|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|maandag|tijdens|vanaf|sinds|tussen|alleen|vanochtend|hierbij|bijna|komt|gaat|staat|begin|eind|kom|ga|hier|daar|er|waar|wie|hoe|waarom|wanneer|oma|opa|mama|papa|iedereen|allemaal|niemand|dus|want|omdat|toen|nu|straks|soms|vaak|altijd|ja|nee|hoi|hallo|los|klaar|veel|meer|minder|alle|elk|elke|ieder|laatste|volgende|eerste|ter|wegens|sommige|ergens|hopelijk|misschien)\b)[a-z]{2,14}(?:t)? (?:de |het |een |je |jullie |uw |ons |mij |me |dit |dat |die |deze |hem |haar |ze |even |dan |alvast |morgen |vandaag |alle |in |af |op |mee |terug |ook |snel |u |zo |direct |maar )(?!(?:ik|we|wij|hij|zij)\b)/,
  aside: /\b(?:of|als|omdat|want|aangezien|dat (?:we|wij|ik)|die (?:we|wij|ik))\b/,
  dueLabel:
    /\b(?:vervaldatum|vervaldag|uiterste (?:betaal|inlever|reactie|inschrijf)?datum(?: voor [^.:]{1,30})?|te betalen (?:voor|uiterlijk)|betalen (?:voor|uiterlijk|tot)|deadline(?: (?:voor|is)\b[^.:]{0,40}?)?|(?:inlever|betaal|inschrijf|aanmeld|reactie)(?:termijn|datum)|laatste dag (?:om|voor)\b[^.:]{1,40}|(?:inschrijving|aanmelding|enquete|stemming|inschrijvingen)(?: \w{1,12}){0,4} (?:tot|sluit))\s?(?:is|op|eindigt|verloopt|sluit)?\s?(?:op|tot en met|uiterlijk)?\s?:?\s{0,8}$/,
  meeting:
    /\b(?:demonstratie|presentatie|afspraak|vergadering|overleg|bespreking|gesprek|sollicitatiegesprek|bijeenkomst|bellen|belafspraak|telefoontje|videogesprek|call|meeting|bezichtiging|bezoek|consult|controle|behandeling|operatie|onderzoek|les|training|cursus|workshop|webinar|examen|zitting|repetitie|wedstrijd|lunch|lunchen|eten|diner|ontbijt|koffie|borrel|feest|feestje|verjaardag|bruiloft|begrafenis|uitvaart|doop|picknick|barbecue|oplevering|sleuteloverdracht|monteur|loodgieter|elektricien|schilder|verhuizers|(?:zie|zien) (?:ik |we |wij )?(?:je|u|jullie|elkaar)|spreken (?:we|wij) (?:elkaar|af)|afspreken|schikt|(?:komt|past|lukt) (?:het|dat|u|je)|(?:kom|komt|komen) .{0,80}\b(?:langs|bij (?:u|je|jullie)|eten|koffie)|langskomen|(?:verwachten|ontvangen|verwacht|ontvangt) (?:u|je|jullie)|(?:we|wij) (?:vertrekken|starten|beginnen|verzamelen)|vertrek|verzamelen|(?:reserveer|noteer|houd|zet)(?:t)? .{0,40}\b(?:agenda|vrij))\b|^(?:wanneer|tijd|tijdstip|datum(?: en tijd)?|aanvang|start)\s?:/,
  together: /\b(?:u|uw|je|jij|jou|jouw|jullie|we|wij|ons|elkaar|vindt plaats|plaatsvinden|gepland|uitgenodigd|zin)\b/,
  others: /\b(?:ik|hij|zij|ze|haar|hem|hun)\b/,
  joint: /\b(?:we|wij|ons|onze|elkaar|langs)\b/,
  ownMeeting:
    /\b(?:uw|je|jouw|jullie) (?:[\w-]{1,20} ){0,3}?(?:\w{0,20}afspraak|\w{0,12}gesprek|\w{0,12}reservering|boeking|bezichtiging|onderzoek|vaccinatie|consult)\b/,
  happening:
    /\b(?:verloopt|vervalt|loopt .{1,40}af|afloopt|eindigt|stopt|(?:wordt|worden) (?:[\w.,]{1,30} ){0,8}(?:bezorgd|geleverd|verlengd|afgeschreven|opgehaald|verzonden|afgesloten|geblokkeerd|verwijderd|opgezegd|stopgezet|vervangen|geplaatst|geincasseerd|geleegd)|verlengd|bezorgd|geleverd|afgeschreven|komt .{1,60} aan|is .{1,40} ongeldig|wordt ongeldig|niet meer geldig|arriveert)\b/,
  your: /\b(?:uw|je|jouw|jullie)(?! (?:informatie|info)\b)\b/,
  debit:
    /\b(?:schrijven|incasseren|afgeschreven|geincasseerd|afschrijven)\b.{0,80}\b(?:uw|je|jouw) (?:\w{0,12}rekening|kaart)\b|\b(?:uw|je|jouw) \w{0,8}rekening\b.{0,60}\b(?:afgeschreven|geincasseerd)\b/,
  outage:
    /\b(?:water|stroom|elektriciteit|gas|verwarming|lift|internet|netwerk|portaal|website|systeem|server)\b.{0,80}\b(?:afgesloten|onderbroken|buiten (?:gebruik|werking)|niet (?:beschikbaar|bereikbaar)|uitgeschakeld|onderhoud|eruit)\b/,
  dismissed:
    /\b(?:dat (?:doet|regelt|doen|regelen)|zorgt (?:ervoor|daarvoor)|(?<!\b(?:niet|als|tenzij|wanneer) .{0,30})(?:al|reeds) (?:\w{1,12} )?(?:betaald|ontvangen|voldaan|ondertekend|verstuurd|gedaan|geregeld|ingeleverd)|geannuleerd|afgelast|(?:gaat|gaan) (?:[\w.,]{1,20} ){0,9}niet door|uitgesteld|vervallen|(?:hoeft|hoef|hoeven) (?:[\w.,]{1,20} ){0,8}(?:niet|niets|geen)|niet (?:meer )?nodig|niets te doen|let op|geen actie|(?:vergeet|negeer|negeren) (?:mijn|onze|dit|deze|het))\b/,
  past: /\b(?:gisteren|vorige|afgelopen|geleden|was|waren|had|hadden|kwam|kwamen|ging|gingen|liet|lieten|stond|deed|vond|zag|(?:is|zijn|heb|hebben|heeft) (?:[\w.,]{1,20} ){0,6}(?:geweest|gekomen|gegaan|besloten|besproken|verstuurd|gesproken|vertrokken|gestuurd|betaald|ontvangen)|bedankt voor|notulen|verslag)\b/,
  since: /\b(?:elke|iedere|sinds|vanaf|na|in plaats van|periode|per|van|d\.d\.|ingaande|met ingang van)\s(?:de |op )?$/,
  hours: /\b(?:openingstijden|geopend|open van|gesloten|dicht|kantooruren|bereikbaar van|kantoortijden)\b/,
};
