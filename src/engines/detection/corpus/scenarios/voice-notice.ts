import type { Scenario } from '../seed.ts';

export const voiceNotice: Scenario = {
  id: 'voice-notice',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Voice message for extension 214, {time}',
      opening: [
        'A voice message was left for your extension at {time}. [Caller: {phone}.|The caller’s number is {phone}.] Length: 0:53.',
      ],
      benign: {
        ask: [
          'Please listen to it by {date}, when the exchange is switched over and old messages are erased. From your desk, dial 1571; from elsewhere, use the recordings page of our telephone portal, to which the button leads. Colleagues without a desk phone can ask the switchboard to read it to them.',
        ],
        link: 'Listen',
      },
      malicious: {
        ask: [
          'Please listen to it by pressing the button, which plays the recording on any device. The message cannot be reached from your desk at present, since the exchange is being switched over, and is erased on {date}. The switchboard has no access to recordings and cannot read them to anyone.',
        ],
        link: 'Listen',
      },
      closing: ['Telephone services, {company}'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'anruf in abwesenheit {phone}',
      opening: ['anruf von {phone}, niemand da, [hat draufgesprochen|nachricht hinterlassen], 0:27 min'],
      benign: {
        ask: [
          'abhören am telefon mit der 4, zuhause über die telefonseite im intranet, knopf unten. bitte bis {date} machen, danach werden alte nachrichten gelöscht weil die anlage voll ist. wer löschen will drückt die 7',
        ],
        link: 'abhören',
      },
      malicious: {
        ask: [
          'abhören mit dem knopf unten, läuft im browser und auch zuhause. bitte gleich machen, danach wird die nachricht gelöscht weil die anlage voll ist. am telefon selbst hört man zurzeit nur ein rauschen, das ist bekannt',
        ],
        link: 'abhören',
      },
      closing: ['telefonanlage'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Nouveau message sur votre répondeur',
      opening: [
        'Un correspondant vous a laissé un message le {past} à {time}. [Sa durée est de 1 min 10.|Il dure 1 min 10.]',
      ],
      benign: {
        ask: [
          'Merci d’appuyer sur le bouton pour l’écouter depuis la page téléphonie de notre portail, la même que pour les renvois d’appel. Votre poste fixe clignote aussi : décrochez et composez le 0. Ce message est supprimé après écoute, sauf demande de votre part.',
        ],
        link: 'Écouter le message',
      },
      malicious: {
        ask: [
          'Merci d’appuyer sur le bouton pour l’écouter sur la page de lecture, ouverte pour ce seul message. Votre poste fixe ne le signale pas : la boîte vocale a changé d’opérateur. Ce message est supprimé ce soir, même sans écoute, sauf demande de votre part.',
        ],
        link: 'Écouter le message',
      },
      closing: ['{company} Téléphonie'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'buzon de voz (1)',
      opening: ['te han dejado un mensaje [en el buzon|de voz], {other}, 38 segundos'],
      benign: {
        ask: [
          'oyelo en el fijo con la tecla del sobre o en la pagina de telefonia de la intranet que es este enlace. si sale en silencio sube el volumen que la centralita los graba bajito. se quedan ahi un mes',
        ],
        link: 'oir mensaje',
      },
      malicious: {
        ask: [
          'oyelo en este enlace, en el fijo no va a salir. si sale en silencio dale a descargar y abrelo en el ordenador, que asi se oye. se quedan ahi hasta las {time} y luego se van',
        ],
        link: 'oir mensaje',
      },
      closing: ['telefonia {company}'],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Mensagem de voz de {other}',
      opening: ['Tem uma mensagem de voz [de {other}|deixada por {other}], 0:45.'],
      benign: { ask: ['Ouça-a aqui ou no seu telefone fixo.'], link: 'Ouvir' },
      malicious: { ask: ['Ouça-a aqui; não aparece no telefone fixo.'], link: 'Ouvir' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      subject: 'vocale da {phone}',
      opening: ['[un vocale|nuovo vocale] da {phone}, 31 secondi'],
      benign: { ask: ['ascoltalo dal fisso o qui, pagina centralino'], link: 'ascolta' },
      malicious: { ask: ['ascoltalo qui, sul fisso stavolta non arriva'], link: 'ascolta' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Ingesproken bericht',
      opening: ['{other} sprak om {time} een [bericht|boodschap] voor u in.'],
      benign: { ask: ['Beluister het hier of via de toets op uw toestel.'], link: 'Beluisteren' },
      malicious: { ask: ['Beluister het hier, vandaag nog, via deze speler.'], link: 'Beluisteren' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'nowa wiadomosc glosowa',
      opening: ['wiadomosc glosowa od {other}, [godz|o godz] {time}, 33 sekundy'],
      benign: {
        ask: [
          'odsluchac mozna na biurku przyciskiem z koperta albo na stronie telefonow w intranecie, tam gdzie ustawia sie przekierowania, link ponizej. po dwoch tygodniach sie kasuje. jak trzeszczy to taka linia',
        ],
        link: 'odsluchaj',
      },
      malicious: {
        ask: [
          'odsluchac mozna tylko przez link ponizej, na biurku sie nie wyswietli bo centrala jest w trakcie wymiany. po dwoch godzinach sie kasuje. jak nie rusza to kliknac odtworz drugi raz i zezwolic',
        ],
        link: 'odsluchaj',
      },
      closing: ['centrala'],
    },
  ],
};
