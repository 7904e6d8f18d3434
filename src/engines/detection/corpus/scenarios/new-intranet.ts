import type { Scenario } from '../seed.ts';

export const newIntranet: Scenario = {
  id: 'new-intranet',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Our new intranet opens on {date}',
      opening: [
        'After months of work by {other} and the project team, the new intranet of {own} is [nearly there|ready to be tried].',
      ],
      benign: {
        ask: [
          'Click below to take the tour before everyone else does. It takes ten minutes, and on the last page you are asked to tell us what you could not find. Please be frank: until {date} nearly everything can still be changed. The old pages stay until the end of the year.',
        ],
        link: 'Take the tour',
      },
      malicious: {
        ask: [
          'In the folder “First look” of the new pages, your own profile has been set up from the staff list; the button below goes there. Look through it, or ask {other}, and allow the pages to be shown in your mailbox as well. The old pages, and what is stored in them, are removed after {date}.',
        ],
        link: 'Take the tour',
      },
      closing: ['We hope you like it.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'neues intranet - testet mal',
      opening: ['das neue intranet ist [so gut wie fertig|fast fertig], hat lange genug gedauert'],
      benign: {
        ask: [
          'klickt euch bitte vor {date} einmal durch, link unten, und schreibt auf der letzten seite rein was nicht geht. suche geht noch nicht, wissen wir. wer keine zeit hat lässt es bleiben, umgestellt wird sowieso für alle',
        ],
        link: 'neues intranet',
      },
      malicious: {
        ask: [
          'eure kacheln liegen schon im ordner start, link unten, da steht auch für jeden ein eigenes profil drin, fragt sonst {other}. einmal aufmachen und alles zulassen was er will, sonst seid ihr bei der umstellung nicht dabei',
        ],
        link: 'neues intranet',
      },
      closing: ['bin gespannt'],
    },
    {
      language: 'fr',
      register: 'careful',
      short: true,
      subject: 'Nouvel intranet',
      opening: ['Le nouvel intranet de {own} ouvre [le {date}|dès le {date}].'],
      benign: { ask: ['Cliquez ci-dessous pour le découvrir avant les autres.'], link: 'Découvrir' },
      malicious: { ask: ['Votre profil est dans l’espace d’essai, à activer.'], link: 'Découvrir' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Nueva intranet de {own}',
      opening: ['Ya puede visitar la nueva intranet, [abierta desde|en marcha desde] el {past}.'],
      benign: { ask: ['Pulse aquí y díganos antes del {date} qué le falta.'], link: 'Entrar' },
      malicious: { ask: ['En el apartado Perfil encontrará sus datos por aceptar.'], link: 'Entrar' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: 'intranet nova',
      opening: ['a intranet nova [ja esta|ja anda] no ar'],
      benign: { ask: ['carrega aqui e diz-me ainda hoje o que falha'], link: 'intranet' },
      malicious: { ask: ['na pasta pessoal tens os recibos por aceitar'], link: 'intranet' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'La nuova intranet è in linea',
      opening: [
        'Da oggi la nuova intranet di {own} è [in linea|accessibile], al termine di un lavoro durato un anno e coordinato da {other}.',
      ],
      benign: {
        ask: [
          'La invitiamo ad aprirla con il pulsante e a compilare, entro il {date}, il breve questionario che appare alla fine. Non è necessario registrarsi: la pagina riconosce il computer dell’ufficio. Chi lavora da casa può attendere il rientro, non perde nulla.',
        ],
        link: 'Apri la intranet',
      },
      malicious: {
        ask: [
          'Nella sezione Documenti trova già i Suoi cedolini e le comunicazioni del personale, oppure li troverà nella cartella di {other}; il pulsante apre la sezione. Occorre autorizzare la pagina a leggere la posta, perché i documenti vengano trasferiti dalla vecchia alla nuova.',
        ],
        link: 'Apri la intranet',
      },
      closing: ['Il gruppo di progetto'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Nieuw intranet: uw mening gevraagd',
      opening: [
        'Op {date} vervangt {own} het huidige intranet. [De nieuwe versie is nu te bekijken.|Vanaf nu is de nieuwe versie te bekijken.]',
      ],
      benign: {
        ask: [
          'Klik op de knop om de pagina’s te openen en laat ons vóór {time} weten wat u niet kunt vinden. Er zijn geen gegevens van u nodig. Wie niet meekijkt, hoeft niets te doen: op de dag zelf gaat uw startscherm vanzelf over.',
        ],
        link: 'Bekijk het nieuwe intranet',
      },
      malicious: {
        ask: [
          'In de map Persoonlijk van de nieuwe versie staan uw dossier en uw brieven, of in die van {other} als u op dezelfde afdeling werkt; de knop opent de map. Aan het begin wordt gevraagd om toegang tot uw mailbox, die u kunt toestaan.',
        ],
        link: 'Bekijk het nieuwe intranet',
      },
      closing: ['Het webteam'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'nowy intranet do przetestowania',
      opening: ['nowy intranet juz stoi, [jeszcze troche krzywo|na razie troche krzywy] ale stoi'],
      benign: {
        ask: [
          'kliknijcie i poklikajcie prosze, a na koniec napiszcie na stronie czego nie ma. zajmie to moment, zbieram uwagi do {date} potem juz nie ruszam. zakladki z urlopami jeszcze nie dziala i to wiem',
        ],
        link: 'nowy intranet',
      },
      malicious: {
        ask: [
          'w zakladce moje macie juz swoje dokumenty z kadr, wejdzcie linkiem i sprawdzcie czy sie zgadza, albo {other} sprawdzi za was. jak zapyta o dostep do skrzynki to tak ma byc. po {date} stary intranet znika z dokumentami',
        ],
        link: 'nowy intranet',
      },
      closing: ['z gory dzieki'],
    },
  ],
};
