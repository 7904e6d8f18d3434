import type { Scenario } from '../seed.ts';

export const postRoomParcel: Scenario = {
  id: 'post-room-parcel',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Item for you at the post room, no. {ref}',
      opening: ['A registered item addressed to you was [accepted|taken in] on {past} at {time}. Weight: 1.2 kg.'],
      benign: {
        ask: [
          'Please open the page below and tell us before {time} whether you will fetch it or would like it brought to your desk. It shows a photograph of the label, so that you can see at once whether it is yours. Items nobody answers for go back to the carrier after a week.',
        ],
        link: 'See item',
      },
      malicious: {
        ask: [
          'It is held under your name in our post room portal, where a photograph of the label shows whether it is yours. {other} can bring it to your desk, or you fetch it; either way the portal has to know first, and the page below is where you tell it. Items go back to the carrier after a week.',
        ],
        link: 'See item',
      },
      closing: ['Post room, {company}'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'päckchen für dich in der poststelle',
      opening: ['hier liegt ein päckchen für dich, [absender nicht lesbar|absender verwischt], ist seit {past} da'],
      benign: {
        ask: [
          'mach bitte den link auf und sag ob wir es hochbringen sollen, foto vom aufkleber ist auch drin. vor {time} reicht, dann fährt der wagen. wenn es nicht deins ist klick auf nein, dann geht es zurück',
        ],
        link: 'päckchen ansehen',
      },
      malicious: {
        ask: [
          'steht in der liste der poststelle im intranet, link geht dahin, foto vom aufkleber ist auch drin. da trägst du ein ob {other} es hochbringen soll. an der poststelle selbst bitte nicht fragen, da ist keiner',
        ],
        link: 'päckchen ansehen',
      },
      closing: ['gruß von unten'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Colis en attente au service courrier',
      opening: [
        'Un colis à votre nom est en attente au service courrier [depuis le {past}|où il est arrivé le {past}]. Il porte le numéro {ref}.',
      ],
      benign: {
        ask: [
          'Merci de cliquer sur le bouton pour choisir l’heure du passage de notre coursier, ou de vous présenter au guichet, ouvert jusqu’à {time}. Sans choix de votre part avant ce soir, le colis reste au guichet et rien n’est perdu.',
        ],
        link: 'Suivre le colis',
      },
      malicious: {
        ask: [
          'Il figure dans l’outil du courrier, accessible par le bouton, où vous devez choisir entre le passage du coursier et le retrait. Le guichet ne dispose pas de la liste ; {other} vous confirmera l’heure. Sans choix de votre part, le colis est renvoyé.',
        ],
        link: 'Suivre le colis',
      },
      closing: ['Service courrier de {company}'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Paquete recibido en recepción',
      opening: ['En recepción se ha recibido un paquete [a su nombre|dirigido a usted], con la referencia {ref}.'],
      benign: {
        ask: [
          'Pulse el botón para ver la etiqueta y decirnos cuándo pasará a buscarlo; no hace falta firmar nada ahora, se firma al recogerlo. Si no lo esperaba, indíquelo también, antes del {date}, y lo devolveremos al transportista.',
        ],
        link: 'Ver paquete',
      },
      malicious: {
        ask: [
          'En la intranet de la empresa, apartado Paquetería, puede ver la etiqueta y firmar la recogida; el botón conduce a ese apartado. {other} se lo llevará a su mesa una vez firmado. Si no lo esperaba, fírmelo de todos modos para que podamos devolverlo.',
        ],
        link: 'Ver paquete',
      },
      closing: ['Recepción'],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Encomenda {ref}',
      opening: ['Chegou uma encomenda para si, [remetente|enviada por] {other}.'],
      benign: { ask: ['Abra a página e diga-nos a que horas passa.'], link: 'Encomenda' },
      malicious: { ask: ['Está registada no portal do expediente, por levantar.'], link: 'Encomenda' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      subject: 'pacco in portineria',
      opening: ["c'è un pacco per te in [portineria|magazzino] dal {past}"],
      benign: { ask: ['clicca e dimmi entro le {time} se lo porto su'], link: 'pacco' },
      malicious: { ask: ["è nell'elenco pacchi della portineria, vedi se è tuo"], link: 'pacco' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      subject: 'pakketje',
      opening: ['er ligt een pakketje voor je [beneden|bij de post], nr {ref}'],
      benign: { ask: ['klik even of ik het moet brengen, kan tot {time}'], link: 'pakketje' },
      malicious: { ask: ['staat in de pakjeslijst op intranet, daar aftekenen'], link: 'pakketje' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'paczka czeka',
      opening: ['przyszla paczka na twoje nazwisko, [srednia|taka srednia], kurier byl {past}'],
      benign: {
        ask: [
          'kliknij prosze i zaznacz czy odbierasz sam czy mamy przyniesc, na stronie jest tez zdjecie etykiety. zrob to przed {time} bo potem zamykam. jak nie twoja to tez zaznacz i odeslemy',
        ],
        link: 'paczka',
      },
      malicious: {
        ask: [
          'jest wpisana w intranecie w zakladce kancelaria, tam gdzie link, razem ze zdjeciem etykiety. wpisz tam czy odbierasz sam czy {other} ma przyniesc. w kancelarii nie pytaj bo dzis nikogo nie ma, wszystko jest w systemie',
        ],
        link: 'paczka',
      },
      closing: ['kancelaria'],
    },
  ],
};
