import type { Scenario } from '../seed.ts';

export const documentToInitial: Scenario = {
  id: 'document-to-initial',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      subject: 'Minutes for approval ({own})',
      opening: ['The minutes of {past} are [ready|complete] and need your approval.'],
      benign: { ask: ['Please open and approve them; {other} has already done so.'], link: 'Minutes' },
      malicious: { ask: ['They wait under Approvals, where {other} left them for you.'], link: 'Minutes' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'protokoll abzeichnen - {own}',
      opening: ['protokoll vom {past} ist getippt, [du fehlst noch|fehlst nur noch du]'],
      benign: {
        ask: [
          'bitte aufmachen, lesen und vor {time} abzeichnen, dann kann es zu {other}. geht alles unter dem link, ist das übliche system, wenn du eh angemeldet bist fragt es nichts. punkt 4 hab ich umgeschrieben, da guck besonders',
        ],
        link: 'protokoll',
      },
      malicious: {
        ask: [
          'liegt im system in deinem korb, link geht hin, punkt 4 hab ich umgeschrieben, da guck besonders. wenn der korb leer aussieht einmal auf zulassen, dann lädt es nach. {other} hat schon abgezeichnet, zu mir brauchst du nicht kommen',
        ],
        link: 'protokoll',
      },
      closing: ['merci'],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'pv à viser - {own}',
      opening: ['le pv du {past} est [prêt|tapé], il manque ton visa'],
      benign: { ask: ["ouvre et vise-le vite, {other} l'attend pour midi"], link: 'pv' },
      malicious: { ask: ["il t'attend dans le parapheur de {own}, valable ce jour"], link: 'pv' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: '{own}: Acta pendiente de su visto bueno',
      opening: [
        'El acta de la reunión del {past} [está redactada|ya está redactada] y la han aprobado todos los asistentes menos usted.',
      ],
      benign: {
        ask: [
          'Le ruego que pulse el botón, la lea y le dé el visto bueno antes de las {time}, porque ese mismo día se remite a {other}. Si desea cambiar algo, hágalo en la propia página, en la columna de la derecha. Con el acta se adjuntan las dos ofertas que se discutieron.',
        ],
        link: 'Leer el acta',
      },
      malicious: {
        ask: [
          'La encontrará en el gestor de documentos de {own}, en la bandeja de entrada de cada uno, a la que conduce el botón. Con el acta se adjuntan las dos ofertas, que conviene descargar. Si desea cambiar algo, {other} no puede hacerlo: debe permitir la edición en su equipo.',
        ],
        link: 'Leer el acta',
      },
      closing: ['Un saludo cordial'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Ata para aprovação',
      opening: ['A ata da reunião de {past} está pronta e [aguarda|só aguarda] a sua aprovação.'],
      benign: {
        ask: [
          'Pede-se que a abra com o botão, a leia e a aprove ainda hoje; sem isso não pode ser enviada a {other}. Se discordar de algum ponto, escreva-o na margem da mesma página e a ata volta à secretaria. Os anexos são os distribuídos na sala.',
        ],
        link: 'Ler a ata',
      },
      malicious: {
        ask: [
          'Está na área reservada da {own}, na sua pasta de aprovações, que o botão abre. Se discordar de algum ponto, fale com {other} através da mesma pasta, pois a secretaria já não a altera. Os anexos não são os distribuídos na sala: convém abri-los todos.',
        ],
        link: 'Ler a ata',
      },
      closing: ['Cumprimentos da secretaria'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'verbale da vistare ({own})',
      opening: ['il verbale del {past} è fatto, [manchi solo tu|mancate in due]'],
      benign: {
        ask: [
          "aprilo dal link, leggi e dai l'ok prima delle {time} che poi parte per {other}. è il solito programma, ti riconosce da solo. il punto 3 l'ho accorciato, se non ti piace rimettici quello che vuoi, non mi offendo",
        ],
        link: 'verbale',
      },
      malicious: {
        ask: [
          "è nella tua cartella dei visti, dal link ci vai diretto, con gli allegati nuovi che {other} ha aggiunto dopo. il punto 3 l'ho accorciato. se la cartella chiede di collegarsi alla posta dille di sì, senza non ti conta il visto",
        ],
        link: 'verbale',
      },
      closing: ['grazie mille'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Verslag ter goedkeuring',
      opening: [
        'Het verslag van het overleg van {past} is gereed. [Alleen uw goedkeuring ontbreekt.|Uw goedkeuring ontbreekt nog.]',
      ],
      benign: {
        ask: [
          'Wilt u het met de knop openen en vóór {time} goedkeuren? Daarna gaat het naar {other} en in het archief. Opmerkingen kunt u op de pagina zelf plaatsen. Zonder reactie beschouw ik het als goedgekeurd, zoals wij hebben afgesproken.',
        ],
        link: 'Verslag lezen',
      },
      malicious: {
        ask: [
          'Het staat in het documentsysteem van {own}, in uw eigen postvak, dat met de knop opent. De bijlagen die {other} heeft toegevoegd, vindt u in dezelfde map; bekijk ook die. Uw goedkeuring telt zodra u het systeem toegang geeft tot uw agenda.',
        ],
        link: 'Verslag lezen',
      },
      closing: ['Dank alvast'],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'protokol do akceptacji',
      opening: ['protokol z {past} czeka [na akceptacje|na twoj podpis]'],
      benign: { ask: ['otworz, przeczytaj i kliknij zatwierdz, {other} juz zatwierdzil'], link: 'protokol' },
      malicious: { ask: ['lezy w obiegu {own} w twojej skrzynce zadan, {other} juz zatwierdzil'], link: 'protokol' },
      closing: [],
    },
  ],
};
