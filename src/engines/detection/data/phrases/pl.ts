import type { PhraseTable } from './concepts.ts';

export const PL: PhraseTable = {
  'credential-request': [
    'potwierdź|potwierdzić|zweryfikuj|zweryfikować|zaktualizuj|zaktualizować|uaktualnij|odnów|aktywuj|odblokuj|uzupełnij|wpisz|podaj|podać|prześlij .. konto|dane|danych|tożsamość|hasło|hasła|kartę|karty|profil|login|pin|kod|rachunek',
    'potwierdzenie|weryfikacja|weryfikacji|aktualizacja|aktualizacji konta|danych|tożsamości|karty|rachunku',
    'odeślij|wyślij|przyślij|podeślij|odpisz .. hasło|hasłem|login|kod|pin|dane|danymi',
  ],
  'password-reply': [
    'odpowiedz|odpisz|odpowiadając|odpowiedzieć .. podając|z|ze? .. hasło|hasłem|pin',
    'wyślij|prześlij|przyślij nam|mi .. swoje? .. hasło',
  ],
  'sign-in': ['zaloguj|zalogować|zalogowanie się', 'loguj|logowanie .. tutaj|tu|poniżej'],
  click: [
    'kliknij|kliknąć|kliknięcie|naciśnij .. tutaj|tu|link|przycisk|poniżej|poniższy',
    'poniższy|poniższego|następujący link|linku|przycisk|przycisku',
    'przejdź|skorzystaj .. linku|link|stronę|strony',
    'pobierz|otwórz|zobacz swój|swoją|twój? dokument|fakturę|wiadomość|plik|szczegóły',
  ],
  'account-problem': [
    'konto|konta|dostęp|karta|rachunek|subskrypcja|płatność|skrzynka .. zablokowane|zablokowany|zablokowana|zawieszone|zawieszony|zawieszona|ograniczone|ograniczony|wyłączone|nieaktywne|odrzucona|wygasło|wygasa',
    'podejrzana|podejrzaną|nietypowa|nietypową|nieautoryzowana|nieznane aktywność|aktywności|logowanie|próba|próbę|transakcja|transakcję',
    'blokada|blokadę|zawieszenie konta|dostępu|karty|rachunku',
    'nie .. przetworzyć|zrealizować|pobrać .. płatności|opłaty|należności',
  ],
  'mailbox-full': [
    'skrzynka|skrzynki|poczta|pamięć|dysk|miejsce .. pełna|przepełniona|limit|przekroczona|przekroczyła|zapełniona',
  ],
  'password-expiry': ['hasło|hasła|certyfikat .. wygasa|wygaśnie|wygasło|traci|straci'],
  'held-messages': [
    'wiadomości|wiadomość .. zatrzymane|zatrzymana|kwarantannie|kwarantanna|oczekujące|niedostarczone|nieprzeczytane',
  ],
  'document-share': [
    'udostępnił|udostępniła|udostępniono .. dokument|plik|folder|umowę',
    'dokument|plik|umowa .. udostępniony|podpisu|podpisania|oczekuje|gotowy',
  ],
  voicemail: ['wiadomość|nagranie głosowa|głosową|głosowe', 'poczta głosowa'],
  parcel: [
    'paczka|paczkę|paczki|przesyłka|przesyłkę|przesyłki .. dostarczona|doręczona|doręczyć|dostarczyć|wstrzymana|czeka|oczekuje|magazynie|celna|celne',
    'nieudana|nieudaną próba|próbę doręczenia|dostawy',
    'dostawa|dostawę|doręczenie paczki|przesyłki',
  ],
  fee: [
    'opłata|opłatę|opłaty|dopłata|dopłatę|cło .. #|zł|pln|uiść|uiścić|zapłać|celna|celną|manipulacyjna',
    'dopłać|dopłacić|uiść|uiścić',
  ],
  refund: [
    'zwrot|zwrotu .. podatku|pieniędzy|środków|nadpłaty|kwoty|płatności',
    'nadpłata|nadpłatę|nadpłaty',
    'należy się zwrot',
  ],
  windfall: ['wypłata|wypłatę|saldo|środki .. czeka|czekają|gotowa|gotowe|odbierz|wypłacić'],
  prize: [
    'wygrałeś|wygrałaś|wylosowano|wylosowany',
    'jesteś|zostałeś|zostałaś|został|została .. zwycięzcą|wylosowany|wylosowana|zwycięzca',
    'twoja|twoją|państwa wygrana|wygraną|nagroda|nagrodę',
    'odbierz|odebrać .. nagrodę|prezent|wygraną',
    'odbierz bon|voucher',
    'nagroda|nagrodę|prezent .. czeka|gwarantowana',
  ],
  urgency: [
    'pilne|pilnie|pilny|natychmiast|natychmiastowa|niezwłocznie|bezzwłocznie',
    'jak najszybciej|najprędzej',
    'jeszcze dziś|dzisiaj',
    'ostatnia szansa|przypomnienie',
  ],
  deadline: [
    'w|ciągu|przed upływem # godzin|godziny|dni|h',
    'w ciągu .. godzin|godziny|dni',
    'do|najpóźniej końca|koniec dnia|tygodnia|dziś',
    'termin|terminu|czas .. upływa|mija|minie',
  ],
  threat: [
    'konto|dostęp|dane|wiadomości|skrzynka|karta .. zostanie|zostaną|będzie|będą zablokowane|zablokowany|zablokowana|usunięte|usunięty|usunięta|zamknięte|zawieszone|wyłączone|skasowane',
    'zostanie|zostaną .. zablokowane|usunięte|zamknięte|zawieszone|utracone|wyłączone',
    'stracisz|utracisz|utrata|utratę .. dostęp|dostępu|dane|danych|konto',
    'komornik|komornika|windykacja|windykacji|sądową|prokuratura|prokuratury',
    'kara|karę|grzywna|grzywnę|odsetki .. #|zł|naliczona|naliczone|zapłacisz',
    'inaczej|albo|bo .. skrzynka|konto|dostęp|karta .. zostanie|będzie .. zamknięta|zamknięte|zablokowane|zablokowana|usunięta|usunięte',
  ],
  secrecy: [
    'nikomu|nikt .. nie .. mów|mówić|wspominaj|pokazuj|rozmawiaj',
    'nie mów|mówić|wspominaj .. nikomu|nikim',
    'zachowaj|zachować|proszę .. dyskrecję|dyskrecji|tajemnicy|poufność|poufności',
    'zachowaj|zachować|zostaw .. dla siebie',
    'zostaje|zostanie|zostać|niech|pozostać|pozostanie|tylko .. między nami',
  ],
  unreachable: [
    'utknąłem|utknęłam|zatrzymali|zatrzymany|zatrzymana .. lotnisku|celny|granicy|celników',
    'telefon|komórka .. wpadł|wody|utopił*',
    'jestem|pracuję|mieszkam|obecnie .. granicą',
    'oglądanie|obejrzenie .. niemożliwe|możliwe',

    'zepsuł|padł|rozbił|zgubiłem|zgubiłam|ukradli .. telefon|komórka|komórkę|portfel',
    'telefon|komórka .. zepsuł|zepsuty|padł|rozbity',

    'nie .. mogę|odbieram|odbiorę .. rozmawiać|telefonu|telefon|dzwonić|odebrać',
    'nie dzwoń|dzwońcie',
    'jestem|siedzę .. zebraniu|spotkaniu|samolocie',
  ],
  'payment-request': [
    'pożycz|pożyczysz|przyślij|przyślesz|wyślesz mi? # euro|zł|złotych',
    'przygotować|przygotuj|zlecić|zleć .. przelew',
    'wyjść|wysłać|zapłacić .. zaliczka|zaliczkę',
    'wpłać|wpłaci|wpłata|przelej|przelać|przeleje|przelew .. kaucji|kaucję|zaliczki|zadatku',

    'podaj|podać|podasz|wyślij|wyślesz|prześlij|przesłać|daj|dasz|masz|potrzebuję|potrzebny|pożycz|pożyczysz|wygeneruj .. blik|blika|blikiem',
    'przyszłe|kolejne|wszystkie|dalsze płatności|przelewy|wpłaty .. na|konto|rachunek|kierować',
    'zrobić|zrobisz|zrób|wykonać|wykonaj .. przelew',

    'przelej|przelać|zapłać|zapłacić|wpłać|wpłacić|opłać|opłacić|ureguluj|uregulować .. kwotę|fakturę|rachunek|należność|#|zł|euro|konto|zaliczkę|kaucję',
    'prosimy|proszę .. o|wykonanie przelew|wpłatę|zapłatę|przelewu|wpłaty|opłacenie|uregulowanie|płatność',
    'pilnego przelewu',
    'pożyczyć|pożycz|przelać|przelej .. # .. zł|złotych|euro',
    'możesz|mógłbyś|mogłabyś mi? pożyczyć|przelać|zapłacić',
  ],
  'official-notice': [
    'mandat|grzywna|grzywnę .. nieopłacony|opłać|zapłać|#',
    'wezwanie|pozew .. sądu|sądowe|prokuratury|policji',
    'zajęcie komornicze',
  ],
  'bank-details': ['iban|bic|swift', 'numer|nr konta|rachunku', 'dane bankowe'],
  'bank-change': [
    'zmienić|zmianę konto|numer|konta .. wypłaty|wynagrodzenia|pensji',
    'zmianie|zmianę banku|rachunku',
    'nasze|nasz konto|rachunek|bank .. kontroli|audyt|audytu|zamknięte|zablokowane',
    'nowy|nowe|nowego|zmiana|zmianę|zmieniony|zmieniło|zmienił .. konto|konta|rachunek|rachunku|bank|bankowe|bankowych',
    'konto|konta|rachunek|rachunku|bankowe .. uległ|uległo|uległy|zmienił|zmieniły zmianie|się',
    'rachunek|konto .. banku .. zamknięty|zamknięte|zlikwidowany',
    'nasz|nasze .. rachunek|konto .. zamknięty|zamknięte|nieaktywne',
  ],
  payroll: [
    'wynagrodzenie|wynagrodzenia|pensja|pensję|pensji .. konto|rachunek|rachunku|konta|przelew|przelewu|przelewane',
    'moja|moją|mojej wypłata|wypłatę|wypłaty .. konto|rachunek|przelew',
    'konto|konta|rachunek|rachunku|przelew .. wynagrodzenie|wynagrodzenia|pensja|pensję|pensji',
  ],
  invoice: [
    'faktura|fakturę|faktury|rachunek .. załączniku|nieopłacona|zaległa|zapłaty|termin|płatności',
    'niezapłacona|zaległa|zaległą|przeterminowana faktura|fakturę|płatność|należność',
    'wezwanie do zapłaty',
  ],
  'gift-card': ['karta|karty|kart|kody|bony|bonów podarunkowe|podarunkowych|prezentowe|upominkowe|steam|google|apple'],
  'card-codes': [
    'zdrap|zdrapać .. kody|kod|karty|wyślij',
    'zdjęcie|zdjęcia|kody .. kart|karty|odwrotu',
    'wyślij|prześlij|podaj|odpisz|odpowiedz .. kody',
  ],
  'staff-data': ['pity|paski|pit .. pracowników|personelu'],
  'contact-details': [
    'do naszej|naszego .. whatsapp|telegram',
    'podaj|podać|prześlij|przyślij|wyślij|napisz|zostaw .. numer|telefon|telefonu|komórkę|komórki|whatsapp|adres|pesel',
    'napisz|odpisz|skontaktuj .. prywatny|prywatnego|whatsapp',
  ],
  availability: [
    'jesteś .. biurze|biurku|dostępny|dostępna|wolna|wolny|zajęty|zajęta',
    'masz .. chwilę|moment|czas',
    '!jak|gdzie|też możesz|mógłbyś|mogłabyś mi .. pomóc|załatwić|kupić',
    '!jak|gdzie|też możesz|mógłbyś|mogłabyś .. załatwić|przysługę',
    'przysługę',
  ],
  fortune: ['milion|miliony|milionów|miliard .. dolarów|euro|usd|złotych|funtów', '# mln'],
  inheritance: ['spadek|spadku|dziedziczenie|spadkobierca|spadkobiercą|testament', 'zmarł|zmarły|zmarłego|wdowa|wdową'],
  proposal: [
    'propozycja|propozycję|oferta .. biznesowa|biznesową|współpracy|inwestycyjna',
    'uwaga|szanowny|drogi|prawowity|prawowitym beneficjent|beneficjentem|beneficjencie',
  ],
  authority: ['notariusz|adwokat|mecenas|ministerstwo|policja|policji|urząd|komornik|prokurator'],
  recording: [
    'nagranie|nagrałem|nagrałam|nagrany|film .. kamery|kamerką|kamera|kamerkę|znajomym|kontaktów|ciebie',
    'nagrałem|nagrałam|sfilmowałem .. kamerką|kamerą|kamerki|kamery',
  ],
  hacked: [
    'włamałem|włamano|zhakowane|zhakowałem|haker|hakerem',
    'trojan|wirus|złośliwe|szpiegujące|oprogramowanie szpiegujące',
    'dostęp .. urządzenia|komputera|kamery|telefonu',
  ],
  shame: [
    'masturb*|onaniz*|porno*|intymne',
    'znajomym|rodzinie|bliskim|kolegom .. rodzinie|znajomym|bliskim|kolegom',
    'wyślę|roześlę|udostępnię|opublikuję|prześlę .. film|filmik|nagranie|wideo .. twoich|twoim|twoi|pana|pani .. kontaktów|kontaktom|znajomych|znajomym',
  ],
  bitcoin: ['bitcoin*|btc|ethereum|kryptowalut*'],
  'seed-phrase': [
    'fraza|frazę|słowa|słów odzyskiwania|seed|klucza|zapasowe',
    'portfel|portfela .. połącz|zsynchronizuj|zweryfikuj',
  ],
  crypto: ['krypto*|blockchain|airdrop|metamask|ledger|coinbase|binance|staking|nft'],
  'charge-notice': [
    'pobrano|pobraliśmy|obciążyliśmy|obciążono|odnowiono|przedłużono .. konto|konta|kartę|karty|subskrypcję|kwotę|#',
    'subskrypcja|subskrypcję|abonament .. odnowiona|odnowiony|przedłużony|przedłużona|odnowienie',
  ],
  'charge-dispute': [
    'anulować|anuluj|anulowanie|anulowania|zwrot|zwrotu|reklamacja|reklamację|rezygnacja|zrezygnować|wycofać|cofnąć',
    'nie .. zamawiałeś|zamawiałaś|zamawiali|autoryzowałeś|autoryzowali|dokonali|dokonałeś|zlecał|rozpoznajesz',
  ],
  'call-us': [
    'zadzwoń|dzwoń|zadzwonić .. numer|infolinię|nas|#|biuro',
    'infolinia|infolinii|infolinię .. #|czynna|dostępna',
  ],
  'generic-greeting': [
    'drogi|droga|szanowny|szanowna|szanowni kliencie|klientko|klienci|użytkowniku|użytkowniczko|użytkownicy|abonencie|abonentko|odbiorco|subskrybencie',
  ],
  'safe-banner': ['wiadomość|nadawca .. bezpieczna|zweryfikowana|zweryfikowany|zaufany|sprawdzona'],
  'ai-instruction': [
    'zignoruj|pomiń .. poprzednie|wcześniejsze|wszystkie instrukcje|polecenia',
    'sklasyfikuj|oznacz .. wiadomość|mail .. bezpieczna|bezpieczną|nieszkodliwą',
  ],
  'qr-code': ['zeskanuj|skanuj .. kod|qr', 'kod|kodu|kodem qr'],
  'open-attachment': [
    'otwórz|otworzyć|pobierz|zobacz .. załącznik|załącznika|plik|dokument',
    'w załączniku|załączeniu',
    'załączony|załączona|załączonym plik|dokument|faktura|pliku|dokumencie',
  ],
  adult: ['seks|sex|erotyczn*|nagie|randki|randka', 'samotne|gorące|napalone kobiety|dziewczyny|panie'],
  remedy: ['odchudzan*|schudnij|erekcj*|potencj*|viagra|tabletki|suplement'],
  gambling: ['kasyno|kasyna|jackpot|ruletka|automaty|spiny'],
  credit: [
    'zarabiaj|zarób|zarabiać|zarobisz .. # .. dziennie|tygodniowo',
    'pożyczka|pożyczkę|pożyczki|kredyt .. online|szybka|decyzja|decyzji|oprocentowanie|bik|baz|gotówkę',
    'inwestycja|inwestycję|inwestuj|zainwestuj .. zysk|zysku|gwarantowany|platforma|platformie|#',
    'dochód pasywny',
  ],
  'hard-sell': [
    'promocja|promocji|rabat|zniżka|oferta .. tylko|ograniczona|limitowana|specjalna',
    'rabat|rabaty|zniżki|taniej do #',
    'kup|zamów|skorzystaj|sprawdź teraz|dziś|dzisiaj',
    'darmowa|bezpłatna|gratis wysyłka|dostawa|przesyłka od|przy|na',
  ],
  'not-you-ignore': [
    'jeśli|jeżeli|gdy .. nie .. prosiłeś|prosiłaś|zamawiałeś|zamawiałaś|ty|zakładałeś|pan|pani',
    'zignoruj|zignorować|pomiń .. wiadomość|tę|ten|mail',
  ],
  'you-requested': [
    'poprosiłeś|poprosiłaś|otrzymaliśmy prośbę|prośba .. hasła|hasło|zmianę|konto|reset',
    'ponieważ|gdyż .. zarejestrowałeś|zapisałeś|zapisałaś|konto',
    'dziękujemy za .. rejestrację|zamówienie|zgłoszenie|zakup',
  ],
  'new-number': [
    'mój nowy numer',
    'nowy|tymczasowy|inny numer telefonu|komórki|komórkowy',
    'stary|stara|poprzedni już? nie działa',
    'mam|mój|moim nowy|nowym|inny .. numer',
    'stary|poprzedni usuń|skasuj|nieaktualny',
  ],
  'code-request': [
    'przesłać|prześlij|wysłać|wyślij|podaj|podać|odeślij|podyktuj mi|nam .. kod .. dostałeś|dostałaś|dostaniesz|otrzymałeś|otrzymałaś|przyszedł|przyjdzie|sms',
  ],
  'fee-first': [
    'góry .. kaucję|kaucja|opłatę|opłata|zaliczkę',
    'kaucję|kaucja|opłata|opłatę .. góry|zwrotna|zwrotną|laptop|sprzęt',
    'klucze .. kurierem|pocztą',
  ],
  'cash-transfer': ['western union', 'moneygram'],
  'details-after-answer': [
    'proszę|prosimy o? .. odpowiedź|kontakt|odpisać .. szczegóły|szczegółów|więcej|informacji',
    'więcej|dalsze szczegółów|szczegóły|informacji .. odpowiedzi|odpowiedź|kontakcie',
  ],
  'file-password': ['hasło .. pdf|pliku|plik|załącznika|załącznik|dokumentu|archiwum'],
};
