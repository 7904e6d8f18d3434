export interface Text {
  language: string;
  name: string;
  subject: string;
  body: string;
}

/** Notices without a lure or a link: a company's domain is all that makes them its own. */
export const NOTICES = {
  en: text(
    'en',
    'PayPal',
    'Your November statement',
    'Hello,\n\nyour statement for November is ready. You will find it in the app under Activity, together with those of the last twelve months.\n\nThank you for being a customer.',
  ),
  de: text(
    'de',
    'DHL Paket',
    'Ihre Sendung wird am Donnerstag zugestellt',
    'Guten Tag,\n\nIhre Sendung aus Leipzig kommt voraussichtlich am Donnerstag zwischen 10 und 13 Uhr an. Falls Sie nicht zu Hause sind, legen wir sie bei Ihrem Wunschnachbarn ab.\n\nIhr Zustellteam',
  ),
  fr: text(
    'fr',
    'Netflix',
    'Nouveautés sur votre compte',
    'Bonjour,\n\nnous avons ajouté trois profils à votre formule. Vous pouvez les régler dans l’application, rubrique Profils.\n\nBonne soirée,\nl’équipe Netflix',
  ),
  es: text(
    'es',
    'Amazon',
    'Hemos recibido su devolución',
    'Hola,\n\nhemos recibido su devolución de dos artículos. El importe aparecerá en su método de pago habitual en cinco días hábiles.\n\nGracias por comprar con nosotros.',
  ),
  it: text(
    'it',
    'Docusign',
    'Copia completata del contratto di locazione',
    'Buongiorno,\n\ntutte le parti hanno firmato il contratto di locazione di via Verdi 14. La copia completata è conservata nel vostro archivio.\n\nCordiali saluti',
  ),
  pt: text(
    'pt',
    'Spotify',
    'A sua assinatura foi renovada',
    'Olá,\n\na sua assinatura foi renovada por mais um mês. O recibo está na página da sua conta.\n\nBoa música!',
  ),
  nl: text(
    'nl',
    'Booking.com',
    'Uw verblijf in Groningen',
    'Beste gast,\n\nuw verblijf in Groningen van 4 tot 6 december is bevestigd. Inchecken kan vanaf 15.00 uur aan de balie.\n\nGoede reis!',
  ),
  pl: text(
    'pl',
    'Apple',
    'Potwierdzenie zakupu',
    'Dzień dobry,\n\ndziękujemy za zakup w App Store. Pokwitowanie znajdzie Pani w historii zakupów na swoim koncie.\n\nPozdrawiamy',
  ),
  ja: text(
    'ja',
    'Microsoft',
    '11月分の利用明細のお知らせ',
    'いつもご利用いただきありがとうございます。\n\n11月分の利用明細が確定しました。内容は管理画面の請求のページでご確認いただけます。\n\n今後ともよろしくお願いいたします。',
  ),
  ru: text(
    'ru',
    'LinkedIn',
    'Итоги вашего профиля за неделю',
    'Здравствуйте!\n\nНа этой неделе ваш профиль просмотрели двенадцать человек. Подробности можно посмотреть в приложении на вкладке статистики.\n\nВсего доброго',
  ),
} as const;

/** What a colleague writes. */
export const INTERNAL = {
  en: text(
    'en',
    'Maren Vogel',
    'Supplier list',
    'Hi,\n\ncan you send me the current supplier list before noon? I’m in a meeting and can’t get at the drive.\n\nMaren',
  ),
  de: text(
    'de',
    'Maren Vogel',
    'Liste der offenen Posten',
    'Hallo,\n\nkannst du mir bis Mittag die Liste der offenen Posten schicken? Ich sitze in einer Besprechung und komme nicht an das Laufwerk.\n\nMaren',
  ),
  fr: text(
    'fr',
    'Maren Vogel',
    'Planning de décembre',
    'Bonjour,\n\npeux-tu m’envoyer le planning de décembre avant midi ? Je suis en réunion.\n\nMaren',
  ),
  es: text(
    'es',
    'Maren Vogel',
    'Lista de proveedores',
    'Hola:\n\n¿me puedes mandar la lista de proveedores antes del mediodía? Estoy en una reunión.\n\nMaren',
  ),
  nl: text(
    'nl',
    'Maren Vogel',
    'Overzicht van facturen',
    'Hoi,\n\nkun je mij voor twaalf uur het overzicht van de facturen van oktober sturen? Ik zit in een vergadering.\n\nMaren',
  ),
  ja: text(
    'ja',
    'Maren Vogel',
    '取引先一覧の件',
    'お疲れさまです。\n\n最新の取引先一覧を正午までに送っていただけますか。会議中で共有フォルダーを開けません。\n\nマレン',
  ),
} as const;

/** What clubs, small firms and people on lists write. */
export const EVERYDAY = {
  en: text(
    'en',
    'Priya Raman',
    'Re: minutes of the allotment meeting',
    'Hi all,\n\nthe minutes look right to me. One addition: Tom offered to bring the ladder on Saturday, so we can finish the roof of the shed.\n\nPriya',
  ),
  de: text(
    'de',
    'Jonas Brandt',
    'Probe am Dienstag',
    'Liebe Sängerinnen und Sänger,\n\ndie Probe am Dienstag beginnt erst um 19.30 Uhr, weil der Saal vorher belegt ist. Bitte bringt die Noten vom letzten Mal mit.\n\nJonas',
  ),
  fr: text(
    'fr',
    'Claire Morel',
    'Sortie de dimanche',
    'Bonjour à tous,\n\nla sortie de dimanche part de la gare à neuf heures. Pensez aux chaussures de marche et au pique-nique.\n\nClaire',
  ),
  es: text(
    'es',
    'Lucía Herrero',
    'Acta de la reunión',
    'Buenas tardes:\n\nadjunto las notas de la reunión de vecinos en el texto de abajo. La próxima será el 12 de diciembre a las siete.\n\nLucía',
  ),
  it: text(
    'it',
    'Paolo Bassi',
    'Orari della palestra',
    'Ciao a tutti,\n\nda lunedì la palestra apre alle sette. Il corso del giovedì resta alla stessa ora.\n\nPaolo',
  ),
  pt: text(
    'pt',
    'Inês Duarte',
    'Ensaio de sexta-feira',
    'Olá,\n\no ensaio de sexta-feira passa para as oito da noite. Tragam as partituras novas, por favor.\n\nInês',
  ),
  nl: text(
    'nl',
    'Sanne de Wit',
    'Schoonmaak van het clubhuis',
    'Hallo allemaal,\n\nzaterdag maken we het clubhuis schoon. We beginnen om tien uur en er is koffie.\n\nSanne',
  ),
  pl: text(
    'pl',
    'Marek Nowak',
    'Zebranie mieszkańców',
    'Dzień dobry,\n\nzebranie mieszkańców odbędzie się w środę o osiemnastej w świetlicy. Porozmawiamy o remoncie dachu.\n\nMarek',
  ),
  ja: text(
    'ja',
    '佐藤 健',
    '来週の定例会について',
    '皆さま\n\n来週の定例会は水曜日の十時からに変更となりました。場所はいつもの会議室です。\n\n佐藤',
  ),
  ru: text(
    'ru',
    'Анна Белова',
    'Расписание занятий',
    'Добрый день!\n\nСо следующей недели занятия начинаются в шесть вечера. Место прежнее, форму берите с собой.\n\nАнна',
  ),
} as const;

function text(language: string, name: string, subject: string, body: string): Text {
  return { language, name, subject, body };
}
