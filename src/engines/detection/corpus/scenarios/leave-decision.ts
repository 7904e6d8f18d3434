import type { Scenario } from '../seed.ts';

export const leaveDecision: Scenario = {
  id: 'leave-decision',
  corporate: true,
  sender: 'company',
  heldBack: true,
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Leave request {ref}: decision',
      opening: ['A decision has been taken on your leave request {ref}, [submitted|handed in] on {past}.'],
      benign: {
        ask: [
          'Please open the decision below and confirm before {date} that you have seen it. Two of the days fall in the stocktaking week and were not granted; on the same page you can choose others, or object. Until you confirm, the request stays marked as open.',
        ],
        link: 'View decision',
      },
      malicious: {
        ask: [
          'The decision has been filed under Absences in our staff portal, to which the button leads. Some of the days fall in the stocktaking week; {other} has proposed others, or you may object. Please note that without an answer in the portal the whole request lapses.',
        ],
        link: 'View decision',
      },
      closing: ['Absence management, {company}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Urlaubsantrag {ref}',
      opening: ['Über Ihren Urlaubsantrag vom {past} wurde [entschieden|eine Entscheidung getroffen].'],
      benign: {
        ask: [
          'Bitte öffnen Sie die Entscheidung mit dem Knopf und bestätigen Sie sie bis {time} Uhr. Sind Sie nicht einverstanden, klicken Sie auf „Rücksprache“, dann meldet sich Ihre Führungskraft. Der Rest Ihres Anspruchs ist auf derselben Seite ausgewiesen und verfällt nicht.',
        ],
        link: 'Entscheidung ansehen',
      },
      malicious: {
        ask: [
          'Die Entscheidung liegt im Personalportal unter „Abwesenheiten“, der Knopf führt dorthin. Sind Sie nicht einverstanden, ist {other} zuständig, nicht Ihre Führungskraft. Der Rest Ihres Anspruchs ist an derselben Stelle ausgewiesen; er verfällt, wenn die Entscheidung nicht angenommen wird.',
        ],
        link: 'Entscheidung ansehen',
      },
      closing: ['Personalverwaltung'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'congés {date}',
      opening: ["pour vos congés à partir du {date} c'est [tranché|décidé]"],
      benign: {
        ask: [
          "cliquez sur le lien et dites-nous avant ce soir si ça vous va, la page montre les jours accordés et ceux qui coincent. si vous voulez échanger avec quelqu'un c'est possible aussi, il y a une case pour ça. après ce soir on imprime",
        ],
        link: 'voir la réponse',
      },
      malicious: {
        ask: [
          "la réponse est dans l'espace congés, le lien y va, avec les jours accordés et ceux qui coincent. pour échanger faut voir {other}, ou le faire dans l'espace directement. si c'est pas accepté dans l'espace les jours sont redonnés aux autres",
        ],
        link: 'voir la réponse',
      },
      closing: ['le planning'],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Vacaciones: respuesta',
      opening: ['Hay respuesta a su solicitud de vacaciones [{ref}|n.º {ref}].'],
      benign: { ask: ['Pulse para verla y confirme antes de las {time}.'], link: 'Ver respuesta' },
      malicious: { ask: ['Figura en la carpeta Permisos, donde debe aceptarla.'], link: 'Ver respuesta' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: 'ferias',
      opening: ['as tuas ferias de {date} [foram vistas|tem resposta]'],
      benign: { ask: ['abre e confirma hoje ate às {time} por favor'], link: 'ver resposta' },
      malicious: { ask: ['esta no portal do pessoal, falta so aceitares'], link: 'ver resposta' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Richiesta ferie {ref}',
      opening: ['La Sua richiesta di ferie ha avuto [risposta|esito].'],
      benign: { ask: ['Apra questa pagina e confermi le date proposte entro oggi.'], link: 'Esito' },
      malicious: { ask: ['È nel portale presenze, in attesa della Sua accettazione.'], link: 'Esito' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'verlof {date}',
      opening: ['je verlof vanaf {date} is bekeken, [zie hieronder|kijk maar]'],
      benign: {
        ask: [
          'klik op de link, kijk of de dagen kloppen en druk op akkoord, liefst voor {time} want dan hang ik het rooster op. klopt er iets niet dan niet op akkoord drukken maar op de andere knop, dan bel ik je',
        ],
        link: 'verlof bekijken',
      },
      malicious: {
        ask: [
          'staat in het rooster op het personeelsportaal, daar gaat de link heen, of vraag het {other}. in het portaal moet je het ook aannemen, anders zijn de dagen voor een ander. mij bellen heeft geen zin, ik kan er niet bij',
        ],
        link: 'verlof bekijken',
      },
      closing: ['de planning'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Wniosek urlopowy nr {ref}',
      opening: ['Państwa wniosek urlopowy z dnia {past} został [rozpatrzony|już rozpatrzony].'],
      benign: {
        ask: [
          'Prosimy kliknąć przycisk, zapoznać się z decyzją i potwierdzić ją przed godziną {time}. Jeżeli termin nie odpowiada, na tej samej stronie można zaproponować inny; przełożony odpowie w ciągu dwóch dni.',
        ],
        link: 'Decyzja',
      },
      malicious: {
        ask: [
          'Decyzja znajduje się w portalu kadrowym, w zakładce Urlopy, do której prowadzi przycisk. Jeżeli termin nie odpowiada, inny zaproponuje {other}. Decyzja nieprzyjęta w portalu traci ważność, a wraz z nią pozostałe dni.',
        ],
        link: 'Decyzja',
      },
      closing: ['Sekcja kadr'],
    },
  ],
};
