import type { Scenario } from '../seed.ts';

export const scanArrived: Scenario = {
  id: 'scan-arrived',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'scan {ref} from MFP 3rd floor',
      opening: ['your scan is ready, [5 pages|five pages], colour, {time}'],
      benign: {
        ask: [
          'it went to your scan folder on S: like every scan since we moved the printers, the link opens that folder. pages left on the glass are with {other} at the front desk, come and get them please',
        ],
        link: 'open scan',
      },
      malicious: {
        ask: [
          'it was too big to send along so it sits on the scan page for you, the link opens it right away. have a look whether the pages are complete and save it today, the page is cleared at night please',
        ],
        link: 'open scan',
      },
      closing: ['do not reply, nobody reads this'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Scan vom {past}, {time} Uhr',
      opening: [
        'Das Multifunktionsgerät im Flur hat ein Dokument [für Sie eingelesen|auf Ihren Namen eingelesen]. Umfang: vier Seiten, Format PDF.',
      ],
      benign: {
        ask: [
          'Abgelegt ist es wie immer auf Ihrem persönlichen Laufwerk im Verzeichnis „Scan“; verschickt werden Dokumente seit dem Frühjahr nicht mehr. Über den Knopf gelangen Sie zur Druckerseite der {company}, auf der auch Störungen gemeldet werden. Nicht abgeholte Scans werden nach einer Woche gelöscht.',
        ],
        link: 'Scan anzeigen',
      },
      malicious: {
        ask: [
          'Abgelegt ist es in einem Zwischenspeicher, aus dem Sie es mit dem Knopf abrufen; eine Anmeldung am Gerät ist dazu nicht nötig. Öffnen Sie es, prüfen Sie die Seiten auf Lesbarkeit und speichern Sie eine Kopie im Intranet der {company}. Nicht abgeholte Scans werden nach einem Tag gelöscht.',
        ],
        link: 'Scan anzeigen',
      },
      closing: ['Gerätekennung {ref}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Document numérisé n° {ref}',
      opening: ['Un document numérisé par {other} [vous est destiné|vous a été adressé] ; il comporte deux pages.'],
      benign: {
        ask: [
          'Vous pouvez le retirer à l’imprimante en présentant votre badge, ou le retrouver dans le dossier Numérisations de votre bureau. En cas de doute sur son origine, {other} se tient à votre disposition, bureau 8. Le lien renvoie au mode d’emploi.',
        ],
        link: 'Voir le document',
      },
      malicious: {
        ask: [
          'Vous pouvez le visionner en suivant le lien, sans passer par l’imprimante ni par le dossier de votre bureau. En cas de page illisible, merci de le signaler en réponse après l’avoir ouvert. Le lien reste actif jusqu’au {date}.',
        ],
        link: 'Voir le document',
      },
      closing: ['Service reprographie'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'escaneo para {name}',
      opening: ['te ha llegado un escaneo de la maquina del pasillo, [3 hojas|son 3 hojas]'],
      benign: {
        ask: [
          'mira en tu carpeta Escaneos del servidor, ahi caen todos. si no lo ves es que lo mandaron a nombre de otro, preguntale a {other} que lleva la maquina. en el enlace estan las carpetas de cada uno',
        ],
        link: 'ver escaneo',
      },
      malicious: {
        ask: [
          'miralo en el enlace que es donde cae ahora, se abre solo. si no lo ves a la primera dale a permitir y recarga, a veces tarda. cuando lo tengas descargalo, que {other} quiere respuesta esta tarde',
        ],
        link: 'ver escaneo',
      },
      closing: ['un saludo'],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Digitalização concluída',
      opening: ['A digitalização de {past} [está concluída|terminou]: seis páginas.'],
      benign: { ask: ['Abra-a aqui ou na sua pasta pessoal.'], link: 'Ver ficheiro' },
      malicious: { ask: ['Está na pasta partilhada da rede, até amanhã.'], link: 'Ver ficheiro' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      subject: 'scansione {ref}',
      opening: ['[arrivata|è arrivata] una scansione per te, 2 fogli, ore {time}'],
      benign: { ask: ['è nella cartella scanner del server, i fogli li ha {other}'], link: 'apri' },
      malicious: { ask: ['aprila da qui, dimmi se si legge tutto, {other} aspetta'], link: 'apri' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Scan ontvangen',
      opening: ['Voor u is een scan van drie pagina’s [binnengekomen|ontvangen].'],
      benign: { ask: ['Open hem hier of in uw scanmap op de netwerkschijf.'], link: 'Scan bekijken' },
      malicious: { ask: ['Hij staat tot morgen in de scanmap achter deze knop.'], link: 'Scan bekijken' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'skan z urzadzenia pietro 1',
      opening: ['dzien dobry, jest skan na pana/pani nazwisko, [4 strony|stron 4], godz {time}'],
      benign: {
        ask: [
          'plik jak zwykle w folderze domowym w podkatalogu skany, maile z zalacznikami wylaczylismy. kartki zostaly na szybie to {other} wzial do sekretariatu, mozna odebrac. link to instrukcja jak ustawic folder na nowym komputerze',
        ],
        link: 'skan',
      },
      malicious: {
        ask: [
          'plik czeka na stronie z linku, zalacznika nie ma bo skrzynka nie przyjmuje takich duzych. wystarczy kliknac i sie otworzy, {other} prosi zeby obejrzec dzis i odpisac. potem strona sie czysci i trzeba by skanowac jeszcze raz',
        ],
        link: 'skan',
      },
      closing: ['administrator'],
    },
  ],
};
