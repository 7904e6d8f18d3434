import type { Scenario } from '../seed.ts';

export const supplierFileDrop: Scenario = {
  id: 'supplier-file-drop',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: '{company} has sent you files: drawings {ref}',
      opening: [
        '{company} has put together the drawings for order {ref}. [There are four files, 61 MB in all.|Four files, 61 MB altogether.]',
      ],
      benign: {
        ask: [
          'You can take them from the customer area on our website, the one you order from, under Drawings; the link goes there. They stay for as long as the order is open. If you are not the right person, please pass this on to {other}, who asked us for them on {past}.',
        ],
        link: 'Get files',
      },
      malicious: {
        ask: [
          'You can take them from the transfer page behind the link; press Download and open the first file, which unpacks the others. They stay for two days. If you are not the right person, please open them all the same and let us know who is, as {other} has not answered since {past}.',
        ],
        link: 'Get files',
      },
      closing: ['Your order team'],
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      subject: 'zeichnungen {ref}',
      opening: ['die zeichnungen zum auftrag {ref} sind [fertig|da]'],
      benign: { ask: ['liegen im kundenbereich, da wo sie auch bestellen'], link: 'zeichnungen' },
      malicious: { ask: ['hier öffnen und bitte bald ansehen, läuft ab'], link: 'zeichnungen' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      short: true,
      subject: 'Documents {ref}',
      opening: ['Les documents relatifs à la commande {ref} sont [prêts|disponibles].'],
      benign: { ask: ['Vous les trouverez dans votre espace client, sous Commandes.'], link: 'Documents' },
      malicious: { ask: ['Ouvrez-les dès maintenant, le dépôt ferme ce soir.'], link: 'Documents' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      short: true,
      subject: 'planos {ref}',
      opening: ['os hemos dejado los [planos|planos nuevos] del pedido {ref}'],
      benign: { ask: ['estan en vuestra zona de cliente, con los anteriores'], link: 'ver planos' },
      malicious: { ask: ['abridlos desde aqui cuando podais, hoy mejor que mañana'], link: 'ver planos' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'ficheiros da encomenda {ref}',
      opening: ['bom dia {name}, os ficheiros da encomenda {ref} estao prontos, [sao 3|tres ao todo]'],
      benign: {
        ask: [
          'estao na vossa area de cliente no nosso site, onde estao as faturas. mandei tambem em papel com o motorista que passa ai a {date}. se alguma medida nao bater certo liguem que a maquina ainda nao arrancou',
        ],
        link: 'ficheiros',
      },
      malicious: {
        ask: [
          'abram pelo link, que para o email eram grandes. o primeiro é para ver logo, se pedir para permitir digam que sim, senao os outros nao abrem. se alguma medida nao bater certo escrevam na pagina, que pelo telefone {other} perde-se',
        ],
        link: 'ficheiros',
      },
      closing: ['armazem da {company}'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Schede tecniche, ordine {ref}',
      opening: [
        'Abbiamo preparato le schede tecniche relative al Vostro ordine {ref}, [del {past}|ricevuto il {past}].',
      ],
      benign: {
        ask: [
          'Le potete consultare nell’area clienti del nostro sito, accanto alle bolle e alle fatture, senza limiti di tempo. Chi non dispone dell’accesso può richiederle al proprio agente, che passerà in questi giorni, oppure scriverci a questo indirizzo.',
        ],
        link: 'Consulta le schede',
      },
      malicious: {
        ask: [
          'Le potete consultare dalla pagina di condivisione che si apre con il pulsante, disponibile fino al {date}. Vi preghiamo di scaricare la cartella e di aprire il file denominato «Leggimi» prima degli altri, poi di confermarci l’avvenuta lettura.',
        ],
        link: 'Consulta le schede',
      },
      closing: ['L’ufficio tecnico'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Bestanden bij order {ref}',
      opening: ['Bij order {ref} horen drie bestanden, die wij [vandaag|vanmorgen] voor u hebben klaargezet.'],
      benign: {
        ask: [
          'U vindt ze op onze website onder Mijn bestellingen, waar u ook de pakbonnen ziet; de knop brengt u daarheen. Zijn de maten niet juist, bel dan de binnendienst voordat wij op {date} gaan zagen. Toegevoegd is ook de montagehandleiding, die u vorige keer miste.',
        ],
        link: 'Bestanden ophalen',
      },
      malicious: {
        ask: [
          'U haalt ze op met de knop; zij openen in een voorbeeldvenster, waarin u alles moet toestaan om de tekeningen op schaal te zien. Zijn de maten niet juist, geef dat dan in het venster aan voordat wij op {date} gaan zagen. Na het weekend zijn de bestanden niet meer op te halen.',
        ],
        link: 'Bestanden ophalen',
      },
      closing: ['Afdeling verkoop binnendienst'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'pliki do zamowienia {ref}',
      opening: ['dzien dobry, pliki do zamowienia {ref} [sa gotowe|gotowe], rysunki i atesty'],
      benign: {
        ask: [
          'sa w panelu klienta na naszej stronie, tam skad panstwo zamawiaja, zakladka pliki, link tez tam prowadzi. atest w oryginale dokladamy do palety. jakby czegos brakowalo to prosze dzwonic do {other} na numer z faktury',
        ],
        link: 'pliki',
      },
      malicious: {
        ask: [
          'sa pod linkiem, bo na maila za duze, trzeba pobrac i otworzyc na komputerze, na telefonie nie pojdzie. atest jest w tym samym pliku. jakby sie nie otwieralo to prosze kliknac jeszcze raz i zezwolic, {other} dzis nie odbiera',
        ],
        link: 'pliki',
      },
      closing: ['pozdrawiam, zamowienia'],
    },
  ],
};
