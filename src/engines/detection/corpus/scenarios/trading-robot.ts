import type { Scenario } from '../seed.ts';

export const tradingRobot: Scenario = {
  id: 'trading-robot',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, everyone is talking about [this programme|this thing] since it was on tv last night'],
      benign: {
        ask: [
          'he saved {small} a week in an index fund for 20 years, thats the whole secret. boring isnt it? {company} explains it in our free evening class on {date}, what it costs, what you can lose, when to leave it alone. bring questions',
        ],
        link: 'watch',
      },
      malicious: {
        ask: [
          'he put {small} in a trading robot and it does the rest, up to {amount} a day while he sleeps. the bank tried to stop the interview. only 25 places left in your area, register now, a manager will call you. risk free, 98.7% right',
        ],
        link: 'watch',
      },
      closing: ['see you inside'],
      subject: 'how a plumber from {city} retired at 43',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Am {past} sprach {other} in einer Fernsehsendung über Geld, und [das Publikum staunte|im Studio wurde es still].',
      ],
      benign: {
        ask: [
          'Das ganze Gespräch können Sie bei uns nachlesen. Es geht um Schulden, um Glück und darum, warum schnelle Gewinne fast immer jemand anderem gehören. Wer danach selbst anlegen möchte, findet am Ende eine Liste unabhängiger Verbraucherberatungen in {city} und Umgebung. Eine Empfehlung geben wir nicht.',
        ],
        link: 'Zum Interview',
      },
      malicious: {
        ask: [
          'Die Ausstrahlung wurde auf Druck der Banken abgebrochen. Mit einer künstlichen Intelligenz, die Kurse vorhersieht, werden aus {small} innerhalb einer Woche {amount}, ganz ohne Vorkenntnisse. Registrieren Sie sich mit Ihrer Telefonnummer, solange noch Plätze frei sind; ein persönlicher Berater meldet sich dann und richtet alles für Sie ein.',
        ],
        link: 'Zum Interview',
      },
      closing: ['Eine aufschlussreiche Lektüre wünscht die Redaktion.'],
      subject: 'Das Geheimnis hinter dem Erfolg von {other}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["{name} t'as vu l'histoire de [ce boulanger|cet instit] de {city} ??"],
      benign: {
        ask: [
          "on a verifié et c'est bidon, la photo vient d'une pub et le site change de nom tous les mois. dans le numero de cette semaine on explique comment ces faux robots piquent l'argent et a qui porter plainte. {small} en kiosque",
        ],
        link: 'lire la suite',
      },
      malicious: {
        ask: [
          "il a mis {small} sur une plateforme automatique et depuis ca tombe tous les jours, c'est legal mais les banques detestent. inscris toi avec ce lien avant qu'il saute, un coach te rappelle et tu retires quand tu veux",
        ],
        link: 'lire la suite',
      },
      closing: ['a plus'],
      subject: 'il gagne {amount} par mois sans rien faire',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Muchos españoles [dejan sus ahorros parados|tienen el dinero parado] en la cuenta. Hay otra manera de hacerlo.',
      ],
      benign: {
        ask: [
          'Nuestro fondo, registrado con el número {ref}, invierte en deuda pública. El año pasado rindió un 2,8 % y el anterior perdió un 1,5 %; rentabilidades pasadas no garantizan las futuras. Lea el folleto, compare las comisiones con las de otros y decida con calma. El mínimo es de {small}, por transferencia o con tarjeta.',
        ],
        link: 'Saber más',
      },
      malicious: {
        ask: [
          'Nuestro algoritmo, hasta ahora reservado a millonarios, opera por usted las veinticuatro horas. Con un depósito inicial de {small}, los usuarios ganan de media {amount} al mes, con capital garantizado. Deje su nombre y su teléfono y un asesor de {city} le llamará para activar la cuenta. Plazas limitadas.',
        ],
        link: 'Saber más',
      },
      closing: ['Su dinero merece más.'],
      subject: 'Invierta desde {small}',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, [viste a entrevista|viste aquilo] na tv ontem a noite??'],
      benign: {
        ask: [
          'contou como perdeu {amount} com um desses robos de bitcoin que usam a cara de famosos. da pra rever no nosso site de graça. manda aos teus pais por favor, que eles carregam em tudo. e na proxima semana falamos de burlas no mbway',
        ],
        link: 'ver video',
      },
      malicious: {
        ask: [
          'contou como ganha {amount} por semana com a plataforma de bitcoin e o canal cortou a emissao. ainda da pra entrar neste link, {small} e o robo faz tudo. so para portugueses e so hoje. depois liga-te um consultor, atende',
        ],
        link: 'ver video',
      },
      closing: ['abraço'],
      subject: 'o apresentador contou TUDO em direto',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Gentile {name}, Le scriviamo perché ha chiesto [informazioni|chiarimenti] sui sistemi di investimento automatico.',
      ],
      benign: {
        ask: [
          'Si tratta di portafogli che si ribilanciano da soli, con costi intorno allo 0,5 per cento annuo. Non prevedono il futuro: se i mercati scendono, scende anche il portafoglio. Prima di aderire compilerà un questionario sul rischio, e potrà recedere in quattordici giorni. Alleghiamo il prospetto.',
        ],
        link: 'Approfondisci',
      },
      malicious: {
        ask: [
          'Si tratta di un software che prevede i mercati con il 97 per cento di precisione. Bastano {small} per iniziare e già dal primo giorno vedrà crescere il saldo fino a {amount} al mese. Nessun rischio: se perdesse, rimborsiamo noi. Confermi il numero, Le assegneremo un gestore personale.',
        ],
        link: 'Approfondisci',
      },
      closing: ['Con stima.'],
      subject: 'Rendita automatica: come funziona',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, er staat [{amount}|een saldo van {amount}] op je {company} account'],
      benign: {
        ask: [
          'dat is het oefengeld van de beleggingscursus, dus niet te vroeg juichen haha. je mag er tot {date} mee klooien, daarna kijken we wie het meest verloren heeft. echt geld inleggen doen we hier niet',
        ],
        link: 'bekijk saldo',
      },
      malicious: {
        ask: [
          'dat is de winst van de robot die iemand voor je heeft aangezet. je kan het opnemen als je je vandaag registreert en {small} stort ter verificatie. de beheerder belt je daarna, die helpt met overmaken',
        ],
        link: 'bekijk saldo',
      },
      closing: ['groet'],
      subject: 'cashback: {amount} op je account',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Od {past} obywatele mogą [kupować obligacje|inwestować] już od niewielkich kwot.'],
      benign: {
        ask: [
          'Obligacje oszczędnościowe sprzedaje bank w oddziałach i w serwisie internetowym, po sto złotych za sztukę. Zysk jest skromny, lecz znany z góry; wcześniejszy wykup kosztuje złotówkę. Tabelę oprocentowania i warunki emisji znajdą Państwo na stronie. Nie dzwonimy do nikogo z ofertą.',
        ],
        link: 'Dowiedz się więcej',
      },
      malicious: {
        ask: [
          'Dzięki platformie gazowej każdy obywatel może zarabiać {amount} miesięcznie po wpłacie {small}. Zysk jest gwarantowany przez państwo, potwierdził to prezydent w wywiadzie. Można zostawić telefon; opiekun zadzwoni i pomoże zainstalować program. Rejestracja kończy się dzisiaj.',
        ],
        link: 'Dowiedz się więcej',
      },
      closing: ['Z poważaniem, redakcja'],
      subject: 'Państwowy program inwestycyjny',
    },
  ],
};
