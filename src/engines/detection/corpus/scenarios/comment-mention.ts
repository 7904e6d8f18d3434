import type { Scenario } from '../seed.ts';

export const commentMention: Scenario = {
  id: 'comment-mention',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: '{other} mentioned you in “Offer {city}” - {own}',
      opening: ['{other} mentioned you in a comment: “[Could you look at this?|Can you have a look at this?]”'],
      benign: {
        ask: [
          'Click below to read the comment and reply to it before {time}; the offer goes out after that. The page opens at the paragraph concerned. You can also answer by replying to this message, and your text is added to the document.',
        ],
        link: 'Read comment',
      },
      malicious: {
        ask: [
          'The comment stands in our shared folder, under Offers, next to the paragraph concerned; the button opens the folder. Reply to it there or tell {other} in person that you have seen it. Your name remains on the document until you do.',
        ],
        link: 'Read comment',
      },
      closing: ['You are told about comments in which you are mentioned.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Neuer Kommentar von {other}',
      opening: ['{other} hat Sie in „Konzept {ref}“ erwähnt: „[Stimmt die Zahl noch?|Ist die Zahl noch aktuell?]“'],
      benign: {
        ask: [
          'Bitte klicken Sie auf den Knopf, um den Kommentar zu lesen und zu beantworten; bis {time} Uhr soll das Konzept fertig sein. Die Seite öffnet sich an der betreffenden Stelle. Solche Hinweise können Sie auf derselben Seite abbestellen.',
        ],
        link: 'Kommentar lesen',
      },
      malicious: {
        ask: [
          'Der Kommentar steht im Ordner der Abteilung neben der betreffenden Stelle; der Knopf führt in den Ordner. Beantworten können Sie ihn dort, oder {other} erledigt das für Sie, sobald Sie den Zugriff in Ihrem Namen erlaubt haben.',
        ],
        link: 'Kommentar lesen',
      },
      closing: ['Diese Nachricht wurde automatisch erzeugt.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: '{own}: {other} a commenté',
      opening: ['{other} a commenté le tableau des astreintes : « [euh tu confirmes ?|tu confirmes ?] »'],
      benign: {
        ask: [
          "clique pour voir et réponds-lui avant {time}, c'est la ligne du week-end. la page s'ouvre direct dessus. sinon tu réponds à ce mail ça marche aussi, c'est recopié dans le tableau",
        ],
        link: 'voir le commentaire',
      },
      malicious: {
        ask: [
          "c'est dans l'espace de l'équipe à la ligne du week-end, le lien y va. {other} veut pas de réponse par mail ni au téléphone, juste que tu coches dans l'espace que t'as vu, et que tu l'autorises",
        ],
        link: 'voir le commentaire',
      },
      closing: ['notification auto'],
    },
    {
      language: 'es',
      register: 'careless',
      short: true,
      subject: 'comentario nuevo ({own})',
      opening: ['{other} te ha [puesto un comentario|mencionado] en la oferta {ref}'],
      benign: { ask: ['pulsa para leerlo y contesta antes de las {time}'], link: 'leer' },
      malicious: { ask: ['esta en la carpeta de ofertas, hay que aceptar'], link: 'leer' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: '[{own}] Comentário de {other}',
      opening: ['{other} deixou-lhe um [comentário|novo comentário] no relatório {ref}.'],
      benign: { ask: ['Abra-o aqui e responda ainda hoje, por favor.'], link: 'Ver comentário' },
      malicious: { ask: ['Está na pasta de relatórios, visível até {date}.'], link: 'Ver comentário' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Menzione in un documento - {own}',
      opening: ['{other} L’ha [menzionata|citata] nel documento «Bilancio {city}».'],
      benign: { ask: ['Prema qui per leggere il commento e rispondere entro stasera.'], link: 'Leggi' },
      malicious: {
        ask: ['Il documento è nella cartella condivisa dell’amministrazione, da autorizzare.'],
        link: 'Leggi',
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: '[{own}] {other} noemt u in een opmerking',
      opening: ['In het document “Offerte {ref}” schreef {other}: “[Kunt u dit nakijken?|Wilt u dit nakijken?]”'],
      benign: {
        ask: [
          'Klik op de knop om de opmerking te openen en reageer er graag op vóór {time}. U komt meteen bij de juiste alinea uit. Deze meldingen kunt u onderaan de pagina uitzetten als u ze niet meer wilt ontvangen.',
        ],
        link: 'Naar de opmerking',
      },
      malicious: {
        ask: [
          'De opmerking staat in de map van het team, bij de juiste alinea; de knop opent de map. Reageren doet u daar, of via {other}. In die map ziet u ook wie het document nog meer heeft gelezen, zodra u toegang tot uw agenda geeft.',
        ],
        link: 'Naar de opmerking',
      },
      closing: ['Dit adres wordt niet gelezen.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: '{other} cie oznaczyl',
      opening: ['jest nowy komentarz w kosztorysie {ref}: "[sprawdz prosze|zobacz prosze] wiersz 14"'],
      benign: {
        ask: [
          'kliknij zeby zobaczyc, odpisz przed {time} bo potem to idzie do klienta. strona sama sie otwiera na tym wierszu. jak nie chcesz takich powiadomien to na dole strony jest wylacznik',
        ],
        link: 'komentarz',
      },
      malicious: {
        ask: [
          'jest w folderze kosztorysy na wspolnym, link tam prowadzi, wiersz tez zaznaczony. {other} prosi zeby w folderze zezwolic na podglad skrzynki, bo inaczej sie nie zapisze. odpisywac na tego maila nie trzeba',
        ],
        link: 'komentarz',
      },
      closing: ['powiadomienie'],
    },
  ],
};
