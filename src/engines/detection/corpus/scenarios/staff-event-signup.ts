import type { Scenario } from '../seed.ts';

export const staffEventSignup: Scenario = {
  id: 'staff-event-signup',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: '[{own}] summer party',
      opening: ['summer party is on {date}, [in {city}|down in {city}], bring someone'],
      benign: { ask: ['open the list and put your name down before {time}'], link: 'sign up' },
      malicious: { ask: ['the list is on our intranet under Events with {other}'], link: 'sign up' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: 'Betriebsausflug nach {city} - {own}',
      opening: ['Am {date} findet unser Betriebsausflug nach {city} [statt|endlich statt].'],
      benign: { ask: ['Bitte öffnen Sie die Liste und bestätigen Ihre Teilnahme.'], link: 'Anmeldung' },
      malicious: { ask: ['Ihre Anmeldung liegt im Intranet unter „Ausflug“ bereit.'], link: 'Anmeldung' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: "repas de fin d'année",
      opening: ["le repas c'est le {date}, [à {city}|du côté de {city}]"],
      benign: { ask: ['clique et choisis ton menu avant ce soir'], link: 'menu' },
      malicious: { ask: ["ton menu est à choisir sur l'espace du comité"], link: 'menu' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Jornada de puertas abiertas',
      opening: [
        'El {date} celebramos la jornada de puertas abiertas de {own}. [Pueden venir las familias.|Las familias pueden venir.]',
      ],
      benign: {
        ask: [
          'Para calcular la comida, pulse el botón antes de las {time} de mañana y díganos cuántos serán. La página no pide más que un número. Quien no pueda asistir no tiene que hacer nada, y quien cambie de idea puede volver a abrirla.',
        ],
        link: 'Confirmar asistencia',
      },
      malicious: {
        ask: [
          'En la intranet, dentro de la carpeta Actos, encontrará su invitación y las de su familia; el botón lleva a la carpeta. {other} las imprimirá o las enviará a su móvil, según indique. Sin la invitación aceptada no se permitirá la entrada ese día.',
        ],
        link: 'Confirmar asistencia',
      },
      closing: ['Un cordial saludo'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Jantar de Natal da {own}',
      opening: ['O jantar de Natal da {own} realiza-se a {date}, [às {time}|pelas {time}], no sítio do costume.'],
      benign: {
        ask: [
          'Pedimos que abra a página abaixo e confirme ainda hoje se vem e com quem. Há carne, peixe e uma opção vegetariana; quem não escolher come o que houver. As despesas ficam por conta da casa, bebidas incluídas.',
        ],
        link: 'Confirmar presença',
      },
      malicious: {
        ask: [
          'As inscrições estão no portal da comissão de festas, em Jantares, com o nome de cada um; o botão conduz ao portal. Para além do prato, escolhe-se aí o vale de oferta deste ano. {other} trata do resto, bebidas incluídas.',
        ],
        link: 'Confirmar presença',
      },
      closing: ['Até lá!'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'torneo di calcetto',
      opening: ['ragazzi torneo di calcetto il {date}, [contro quelli di {city}|{own} contro {city}]'],
      benign: {
        ask: [
          "cliccate sul link e mettetevi in lista prima delle {time}, senza numero non prenoto il campo. scarpe da interno mi raccomando, l'anno scorso ci hanno quasi cacciato. chi non gioca tifa",
        ],
        link: 'lista',
      },
      malicious: {
        ask: [
          "le liste stanno nella cartella sport, dal link ci arrivate, {other} ha già messo i nomi. aprite il vostro e accettate, c'è anche il modulo per l'assicurazione da vedere. chi non accetta non entra nel campo",
        ],
        link: 'lista',
      },
      closing: ['forza!!'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uitnodiging nieuwjaarsborrel',
      opening: ['Graag nodig ik u uit voor de nieuwjaarsborrel van {own} op {date} [om {time}|vanaf {time}].'],
      benign: {
        ask: [
          'Wilt u op de knop klikken en vóór het einde van de week doorgeven of u komt? Partners zijn welkom. Uw antwoord kunt u later op dezelfde pagina veranderen. Wie niet reageert, is evengoed welkom, maar moet dan misschien staan.',
        ],
        link: 'Aanmelden',
      },
      malicious: {
        ask: [
          'Uw uitnodiging staat in het portaal van de personeelsvereniging, onder Activiteiten, waar de knop naartoe gaat. In dat portaal kiest u ook het kerstpakket, of laat {other} dat voor u doen. Zonder aanmelding in het portaal is er geen pakket.',
        ],
        link: 'Aanmelden',
      },
      closing: ['Met hartelijke groet'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'integracja {date}',
      opening: ['jedziemy {date} na integracje, [kierunek {city}|w okolice {city}], autokar spod bramy'],
      benign: {
        ask: [
          'kliknijcie prosze przed {time} kto jedzie i czy miesny czy bez miesa, musze dac znac kuchni. na stronie jest plan dnia. kto nie kliknie tego nie policze ale jak sie przypomni do jutra to jeszcze dopisze',
        ],
        link: 'zapisy',
      },
      malicious: {
        ask: [
          'zapisy sa w intranecie w zakladce socjalny, link ponizej, kazdy ma tam swoj formularz, {other} juz powpisywala nazwiska. trzeba go otworzyc i przyjac, inaczej doplata z pensji. w zakladce jest tez plan dnia',
        ],
        link: 'zapisy',
      },
      closing: ['do zobaczenia w autokarze'],
    },
  ],
};
