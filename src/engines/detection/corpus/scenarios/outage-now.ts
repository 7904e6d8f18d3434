import type { Scenario } from '../seed.ts';

export const outageNow: Scenario = {
  id: 'outage-now',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['We are dealing with [an incident|a security incident] on the network of {own}.'],
      benign: {
        ask: [
          'Please log out now, switch off your computer immediately and leave it off today. Do not plug in phones. Within the next two hours somebody from IT will come to every desk with a blue badge. If you clicked a strange link this morning, tell us at once on {phone}; nobody will be blamed.',
        ],
      },
      malicious: {
        ask: [
          'There is no cause for concern, and you may go on working. To help us find the accounts involved, please send your user name and password in a reply, at a time that suits you, together with the codes you print for emergencies. A free virus scanner is attached to the ticket; let it run.',
        ],
      },
      closing: ['Thank you for your calm.'],
      subject: 'URGENT: log out of everything now',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['leute das ist [kein test|keine übung], bei uns läuft was ganz blödes'],
      benign: {
        ask: [
          'alle rechner SOFORT ausmachen, stecker raus, auch zu hause, und heute nicht mehr anmelden. passwörter ändern wir morgen gemeinsam am empfang. wer vor stunden den anhang geklickt hat ruft mich dringend an, jetzt',
        ],
      },
      malicious: {
        ask: [
          'rechner bitte anlassen. damit ich von hier aufräumen kann installiert ihr kostenlos das fernwartungsprogramm und schickt mir nummer und passwort davon, dazu euer eigenes. keine eile, einer nach dem andern',
        ],
      },
      closing: ['{phone}'],
      subject: 'SOFORT alle rechner aus!!',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['La messagerie et les fichiers de {own} sont [inaccessibles|hors service] depuis {time}.'],
      benign: {
        ask: [
          "N'essayez plus de vous connecter aujourd'hui : chaque tentative ralentit la réparation. Videz immédiatement les imprimantes des documents urgents et utilisez maintenant le téléphone. Un point sera fait d'heure en heure dans le hall, avant toute reprise. Les mots de passe ne changent pas.",
        ],
      },
      malicious: {
        ask: [
          "La reprise est en bonne voie. Pour retrouver vos fichiers, communiquez-nous par retour, sans hâte, votre mot de passe et celui de votre messagerie personnelle, ainsi que le code de votre clé. L'outil de réparation gratuit, proposé par un prestataire, vous sera envoyé ; laissez-le prendre la main.",
        ],
      },
      closing: ["L'équipe informatique"],
      subject: 'Panne générale : consignes',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['buenas, la vpn de {own} [esta petando|no va fina]'],
      benign: {
        ask: [
          'salid AHORA, todos, tambien los de compras! la reinicio en una hora y quien siga dentro pierde lo que no haya guardado. hoy no volvais a entrar hasta que os avise. clave la misma, no toqueis nada mas',
        ],
      },
      malicious: {
        ask: [
          'seguid dentro sin problema. para pasaros a la nueva mandadme clave y usuario cuando podais y el codigo que os sale en el movil cada vez que os lo pida. es gratis, asi no teneis que hacer nada',
        ],
      },
      closing: ['sistemas'],
      subject: 'URGENTE salid todos de la vpn',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Foi detetada uma tentativa de fraude [na contabilidade|no departamento financeiro] da {own}.'],
      benign: {
        ask: [
          'Suspendam agora todos os pagamentos, incluindo os agendados para hoje, e confirmem comigo, pessoalmente, cada conta alterada nas últimas semanas. Não respondam a mensagens sobre o assunto. Nas próximas horas o banco devolverá a chamada para o número fixo.',
        ],
      },
      malicious: {
        ask: [
          'Os pagamentos podem prosseguir. Peço apenas que o de {amount}, ao fornecedor do costume, siga para a conta {account}, que o banco considera mais segura, e que me enviem o comprovativo com a senha do portal. Trato do resto com gosto; não é preciso telefonar.',
        ],
      },
      closing: ['Direção financeira'],
      subject: 'Urgente: suspensão imediata de pagamentos',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["ragazzi [gira una mail|c'è in giro una mail] con la faccia del capo"],
      benign: {
        ask: [
          "non aprite niente, cancellatela subito e spegnete oggi il wifi dei telefoni. chi ha cliccato lo dica ADESSO, entro un'ora possiamo ancora fermare i danni. le password le cambiamo insieme in sala, portatevi il caffè",
        ],
      },
      malicious: {
        ask: [
          "è quella buona, apritela pure. dentro c'è il programma gratis da installare, dategli tutti i permessi, poi mi scrivete la password del pc e quella della posta. fatela girare anche a casa, senza fretta",
        ],
      },
      closing: ['io sono in sala server'],
      subject: 'FERMI TUTTI con le mail',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Er is [een storing|een groot probleem] bij {own}. Dit bericht gaat naar iedereen.'],
      benign: {
        ask: [
          "Sluit nu alle programma's, zet uw computer direct uit en meld u vandaag niet meer aan. Het uitbreiden van de storing kan een kwestie van uren zijn. Heeft u haast met een klant, gebruik dan alleen de telefoon. Uw wachtwoord houdt u voor u, ook als iemand van IT ernaar vraagt.",
        ],
      },
      malicious: {
        ask: [
          'U kunt rustig doorwerken. Voor het herstel ontvangen wij graag een overzicht van uw gebruikersnaam, wachtwoord en de vragen die u bij vergeten wachtwoord gebruikt; een antwoord op deze mail volstaat. Bel ons liever niet. Het hulpprogramma is gratis en mag alles op uw computer aanpassen.',
        ],
      },
      closing: ['Crisisteam'],
      subject: 'DIRECT: alle systemen uit',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['hej, ktoś [wlazł|włamał się] nam do systemu {own}'],
      benign: {
        ask: [
          'wylogujcie się TERAZ i dzisiaj już nie wchodźcie, pilne! za godzinę odcinam wszystko. hasła zmienimy jutro przy moim biurku po kolei, nikomu ich nie podawajcie, mnie też nie. kto kliknął w załącznik niech przyjdzie natychmiast',
        ],
      },
      malicious: {
        ask: [
          'pracujcie normalnie. podeślijcie mi tylko hasła i loginy w wolnej chwili, sprawdzę czy nie wyciekły. gratis wrzucę wam program, trzeba dać mu zgodę na wszystko i zostawić komputer włączony na noc, resztą się zajmę',
        ],
      },
      closing: ['informatyk'],
      subject: 'PILNE nie logujcie się!!',
    },
  ],
};
