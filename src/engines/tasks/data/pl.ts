import type { Phrasebook } from './phrasebook.ts';

export const POLISH: Phrasebook = {
  small: new Set(
    'i w na z do nie sie ze jest to o za od po jak dla czy ale prosze pan pani panstwa przez juz tylko nam mi ci go jej dzien dobry pozdrawiam bedzie ze byc moge jestem ktory oraz przed'.split(
      ' ',
    ),
  ),
  verbLast: true,
  until:
    /\b(?:(?<!od .{1,20})do|przed|najpozniej(?: do)?|nie pozniej niz(?: do)?|w terminie do)\s(?:(?:dnia|konca|godziny|godz\.?|dzisiaj|dzis|jutra|najblizsz\w{2,3}|tego|poczatku|w|we|najpozniej) ){0,4}$/,
  latest: /^[\s,]{0,3}(?:najpozniej|to (?:ostateczny|ostatni) (?:termin|dzien))/,
  deadline:
    /\b(?:najpozniej(?: do)?|nie pozniej niz(?: do)?|w nieprzekraczalnym terminie do)\s(?:(?:dnia|w|we|godz\.?) ){0,2}$/,
  reader:
    /\b(?:ty|ci|ciebie|tobie|twoj\w{0,3}|twe\w{1,2}|wy|was|wam|wasz\w{0,3}|pan|pana|panu|pani|pania|panstwo|panstwa|panstwu)\b/,
  holding:
    /\b(?:wazn[aey]|obowiazuje|obowiazuja|nieobecn[ay]|urlop\w{0,2}|trwa|trwaja|czynn[aey]|otwart[aey]|pozostaje|potrwa|zamkniet[aey]|aktualn[aey]|nieczynn[aey])\b.{0,60}\bdo\s(?:dnia )?$/,
  telling:
    /\b(?:wiesz czy|wiecie czy|ja|my|on|ona|oni|one|jesli|jezeli|gdyby|zamierza\w{0,2}|planuj\w{1,4}|obiecal\w?|bedzie|beda|bede|bedziemy|chce\b|chca\b|mysli|(?:wy|prze|na|za|od|do|przy|z|s|po|u)\w{2,12}(?:e|my)\b(?= (?:ci|wam|panu|pani|panstwu))|(?:wysle|przesle|zadzwonie|dostarczy|dostarcza|przygotuje|zrobie|zrobimy|odesle|dam|damy|oddzwonie|dostarcze|przyniose|odezwe|skoncze|zalatwie|ode mnie|od nas)|\w{3,12}(?:imy|emy|amy) (?:ci|wam|panu|pani|panstwu))\b/,
  asking:
    /\b(?:(?:musze|musimy) (?:wiedziec|miec|otrzymac|dostac)|prosze|prosimy|prosilbym|prosilabym|uprzejmie|poprosze|bardzo prosze|(?:czy )?(?:mozesz|mozecie|moglbys|moglabys|moglibyscie|mogl(?:by|aby) (?:pan|pani)|mog(?:liby|lyby) panstwo|moze pan|moze pani|moga panstwo|zechc\w{1,5})|musisz|musicie|(?:pan|pani|panstwo) (?:musi|musza|powinien|powinna|powinni)|(?:musi|musza|powinien|powinna) (?:pan|pani|panstwo)|powinienes|powinnas|powinniscie|nalezy|trzeba|potrzebuj(?:e|emy)|(?:sa|jest) (?:mi|nam) potrzebn\w|brakuje (?:mi|nam|jeszcze)|(?:mi|nam) brakuje|czekam(?:y)? na (?:twoj|wasz|pana|pani|odpowiedz|potwierdz|panstwa|decyzj|informacj)\w{0,4}|(?:nie zapomnij|pamietaj|pamietajcie|nie zapomnijcie)|(?:musi|musza|powinien|powinna|powinno|powinny|maja|ma) (?:\w{1,20} ){0,4}(?:byc|zostac|trafic|dotrzec|wplynac|znalezc sie|do (?:nas|mnie))|(?:daj|dajcie|napisz|napiszcie|przyslij|przyslijcie|wyslij|wyslijcie|odpisz|odpiszcie|podaj|podajcie|oddaj|oddajcie|zostaw|zostawcie|przynies|przyniescie|potwierdz|potwierdzcie|zrob|zrobcie|sprawdz|sprawdzcie|wypelnij|wypelnijcie|podpisz|podpiszcie|zadzwon|zadzwoncie|przekaz|przekazcie|zglos|zgloscie|zaplac|zaplaccie|kup|kupcie|wez|wezcie|zabierz|zabierzcie|dopisz|dopiszcie|uzupelnij|uzupelnijcie|odeslij|odeslijcie|przeczytaj|przeczytajcie|wgraj|wgrajcie|zapisz|zapiszcie|wpisz|wpiszcie|przygotuj|przygotujcie|dostarcz|dostarczcie|wybierz|wybierzcie)\b|\w{3,12}(?:sz|cie) (?:mi|nam|to|go|ja|je)\b(?=.{0,160}\?)|\w{4,14}(?:jcie|ijcie|zcie|ccie|pcie)\b|bylo(?:by)? (?:dobrze|milo|super|wspaniale)|(?:bede|bedziemy|bylbym|bylabym) wdzieczn\w|chcial(?:bym|abym) (?:dostac|miec|otrzymac|poznac|prosic)|liczymy na|licze na|zobowiazan\w{1,2}|wymagan\w{1,2} jest|konieczne jest|niezbedne jest)\b/,
  offer:
    /\b(?:mam (?:ci|wam|panu|pani|panstwu)|czy mam|(?:wiesz|wiecie|wie pan|wie pani),? czy|mam(?:y)? nadzieje|poprosil(?:am|em|ismy) (?!cie\b|was\b|pana\b|pania\b)|(?:chcesz|chcecie),? zeby(?:m|smy))\b/,
  imperative:
    /^(?:oddaj|daj|zostaw|wyslij|przynies|zabierz|kup|zrob|napisz|zadzwon|wez|podpisz|przekaz|odbierz|sprawdz|potwierdz|zaplac|wypelnij)\b|^(?!(?:dzien|moj|twoj|nasz|tylko|hej|hejka|kraj|maj|tutaj|dzisiaj|wczoraj|poczekaj|wyobraz)\b)(?:[a-z]{2,12}(?:aj|uj|ij|yj|ej)(?:cie|my)?(?: (?:mi|nam|mu|jej|im|prosze|to|go|je|ja|sie|w|na|do|o|z|ten|ta|te|swoj\w{0,2}))|[a-z]{3,12}(?:cie) (?:mi|nam|to|sie|prosze)) /,
  aside: /\b(?:jesli|jezeli|poniewaz|bo|gdy|ktor[yae]|czy)\b/,
  dueLabel:
    /\b(?:termin(?: (?:platnosci|zaplaty|zwrotu|skladania|zgloszen|nadsylania|oddania)\b[^.:]{0,40}?)?|platne do|platnosc do|do zaplaty(?: do)?|ostateczny termin[^.:]{0,40}?|ostatni dzien (?:na|skladania|zapisow)\b[^.:]{0,40}|deadline[^.:]{0,30}?|(?:zapisy|zgloszenia|glosowanie|ankieta|rekrutacja|nabor)(?: \w{1,12}){0,4} (?:do|trwa do|trwaja do|konczy sie|koncza sie)|termin uplywa)\s?(?:to|uplywa|mija|jest|do)?\s?(?:do|w|dnia|na)?\s?:?\s{0,8}(?:dnia )?$/,
  meeting:
    /\b(?:prezentacj\w|spotka\w{1,5}|zebrani\w{1,2}|narad\w|rozmow\w|rozmawia\w{1,3}|porozmawia\w{1,3}|wizyt\w|konsultacj\w|badani\w|zabieg\w{0,2}|operacj\w|przeglad\w{0,2}|kontrol\w|lekcj\w|zajeci\w{0,2}|kurs|szkoleni\w{1,2}|egzamin\w{0,2}|rozpraw\w|obiad\w{0,2}|kolacj\w|sniadani\w|kaw\w|piwo|lunch|imprez\w|urodzin\w{0,3}|slub\w{0,2}|wesel\w|pogrzeb\w{0,2}|chrzcin\w|prob\w|mecz\w{0,2}|trening\w{0,2}|grill\w{0,2}|warsztat\w{0,2}|webinar\w{0,3}|konferencj\w|seminarium|wideokonferencj\w|telekonferencj\w|call|technik|serwisant|hydraulik|elektryk|monter|kominiarz|kurier|odbior\w{0,2} kluczy|widzimy sie|zobaczymy sie|zobaczyc|umow\w{1,4}|pasuje|odpowiada (?:ci|panu|pani|wam)|(?:wpadn|przyjd|przyjad|odwiedz)\w{1,5}|zjemy|zjesc|wyjezdzamy|ruszamy|zbiorka|(?:zapraszam|zapraszamy)|(?:zarezerwuj|zapisz|zanotuj)\w{0,3} (?:sobie|termin|date))\b|^(?:kiedy|godzina|data(?: i godzina)?|termin|poczatek|start)\s?:/,
  together:
    /\b(?:ty|ci|ciebie|tobie|toba|twoj\w{0,3}|wy|was|wam|wami|wasz\w{0,3}|pan|pana|panu|panem|pani|pania|panstwo|panstwa|panstwu|my|nas|nam|nami|nasz\w{0,3}|sie|razem|odbedzie|zaplanowan\w{1,2}|\w{3,12}(?:my|ymy|imy|emy|amy)|zapraszam\w{0,1})\b/,
  others:
    /\b(?:ja|on|ona|oni|one|ja|jego|jej|nia|nim|widze|spotykam|jade|ide|dzwonie|zadzwonie|rozmawiam|spotkam|pojade|bede|mam|odbierze (?:ja|go))\b/,
  joint: /\b(?:my|nas|nam|nami|nasz\w{0,3}|\w{3,12}(?:my|ymy)|wpadne)\b/,
  ownMeeting:
    /\b(?:twoj\w{0,3}|pana|pani|panstwa|wasz\w{0,3}) (?:[\w-]{1,20} ){0,3}?(?:wizyt\w|spotkani\w|rezerwacj\w|badani\w|konsultacj\w|rozmow\w|szczepieni\w)\b/,
  happening:
    /\b(?:wygas\w{1,4}|uplywa|konczy sie|koncza sie|skonczy sie|traci waznosc|straci waznosc|przedluzy sie|odnowi sie|(?:zostanie|zostana|bedzie|beda) (?:\w{1,20} )?(?:dostarczon|odnowion|pobran|obciazon|odebran|wyslan|dezaktywowan|zawieszon|usuniet|zablokowan|wymienion|zamkniet|wylaczon|przedluzon|skasowan)\w{1,2}|dotrze|przyjdzie|nadejdzie|przestanie dzialac|przestaje)\b/,
  your: /\b(?:twoj\w{0,3}|twe\w{1,2}|wasz\w{0,3}|(?:pana|pani|panstwa)(?! informacji\b)(?= \w))\b/,
  debit:
    /\b(?:pobierz\w{1,3}|pobran\w{1,2}|obciaz\w{1,6}|pobior\w{1,3})\b.{0,80}\b(?:kont\w{1,2}|kart\w{1,2}|rachun\w{2,4})\b/,
  outage:
    /\b(?:wod\w|prad\w{0,2}|gaz\w{0,2}|ogrzewani\w|wind\w|internet\w{0,2}|serwer\w{0,2}|system\w{0,2}|serwis|stron\w|portal)\b.{0,60}\b(?:wylaczon\w|niedostepn\w|wstrzyman\w|przerw\w|nieczynn\w|odciet\w)\b|\b(?:przerw\w|wylaczeni\w|brak)\b.{0,30}\b(?:wod\w|prad\w|gaz\w|ogrzewani\w|internet\w)\b/,
  dismissed:
    /\b(?:(?:tym|ta sprawa|to) (?:zajmie|zajmuje|zajmiemy) sie|zajmie sie tym|(?<!\b(?:nie|jesli|jezeli|gdy) .{0,30})juz (?:zostal\w? |jest )?(?:zaplacon|oplacon|otrzyman|podpisan|wyslan|zrobion|zalatwion|oddan)\w{1,2}|odwolan\w{1,2}|anulowan\w{1,2}|przelozon\w{1,2}|nie (?:musi|musisz|musicie|musza|trzeba|ma potrzeby|jest (?:juz )?(?:konieczn|potrzebn|wymagan)\w)|nie (?:odbedzie|odpowiadac)|niczego nie|(?:zapomnij|zapomnijcie|zignoruj|prosze zignorowac) ?|prosze nie (?:odpowiadac|\w{3,12}))\b/,
  past: /\b(?:wczoraj|temu|zeszl\w{1,3}|ubiegl\w{1,3}|minion\w{1,3}|poprzedni\w{0,2}|(?:byl|byla|bylo|byli|byly|mial|miala|mieli)|\w{3,14}(?:alem|alam|ilem|ilam|alismy|ilismy|ylismy|elismy)|(?:przedstawil|wyslal|powiedzial|napisal|przyszed|zapytal|ustali|postanowi|zaplaci|otrzyma|dosta)(?:a|l|la|li|lo|no|ono|lismy)?|(?:zaplacono|postanowiono|ustalono|omowiono)|dziekuj\w{1,3} za (?:spotkanie|wizyte|zakupy|przejazd)|protokol|notatk\w{1,2})\b/,
  since: /\b(?:kazd\w{1,3}|od|po|zamiast|w miejsce|okres|tygodnia|za okres|z|z dnia|na dzien|na|stan na)\s(?:dnia )?$/,
  hours:
    /\b(?:godziny (?:otwarcia|pracy|przyjec)|otwart[aey]|czynn[aey]|nieczynn[aey]|zamkniet[aey]|przyjmujemy|pracujemy)\b/,
};
