import type { Scenario } from '../seed.ts';

export const meetingRecording: Scenario = {
  id: 'meeting-recording',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'recording of todays call',
      opening: ['for those who [missed it|couldnt make it], we recorded the call with {company}'],
      benign: {
        ask: [
          'its in the meeting itself, scroll up in the chat of that meeting and its pinned, or under Recordings on our intranet which is where the link goes. the bit about prices starts at minute 31. gets wiped after 30 days like all of them',
        ],
        link: 'watch',
      },
      malicious: {
        ask: [
          'its uploaded outside because the file was huge, the link takes you to the player, press play and let it load the viewer if it wants to. the bit about you starts at minute 31. gets wiped tonight so watch it before that',
        ],
        link: 'watch',
      },
      closing: ['cheers all'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Aufzeichnung der Besprechung vom {past} ({own})',
      opening: ['Die Besprechung vom {past} wurde [aufgezeichnet|mitgeschnitten]; Dauer 48 Minuten.'],
      benign: {
        ask: [
          'Aufzeichnung und Mitschrift liegen im Kanal des Projekts, dort, wo auch die früheren zu finden sind. Der Knopf öffnet den Kanal. Wer nicht möchte, dass sein Beitrag gespeichert bleibt, meldet sich bis {date} bei {other}, dann wird die Stelle entfernt.',
        ],
        link: 'Aufzeichnung ansehen',
      },
      malicious: {
        ask: [
          'Aufzeichnung und Mitschrift wurden auf einer Medienseite abgelegt und lassen sich mit dem Knopf ansehen. Ihr Name kommt darin mehrmals vor. Wer nicht möchte, dass sein Beitrag gespeichert bleibt, öffnet sie und wählt „Einspruch“, spätestens bis {date}.',
        ],
        link: 'Aufzeichnung ansehen',
      },
      closing: ['Vielen Dank für Ihre Teilnahme.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Enregistrement de la visioconférence',
      opening: [
        'L’enregistrement de la visioconférence du {past}, animée par {other}, [vient d’être publié|est désormais disponible].',
      ],
      benign: {
        ask: [
          'Vous le trouverez dans la médiathèque de {own}, classé à la date de la réunion, avec les diapositives. La lecture n’est possible que depuis un poste de l’entreprise. Une synthèse d’une page a par ailleurs été remise à chaque service.',
        ],
        link: 'Visionner',
      },
      malicious: {
        ask: [
          'Vous le trouverez sur une médiathèque externe, que le bouton ouvre, avec les diapositives et les messages échangés. La lecture commence aussitôt, sur tout appareil. Il sera retiré à {time}, et aucune synthèse ne sera remise aux services.',
        ],
        link: 'Visionner',
      },
      closing: ['Bien à vous'],
    },
    {
      language: 'es',
      register: 'careless',
      short: true,
      subject: 'grabacion reunion',
      opening: ['ya esta [la grabacion|el video] de la reunion del {past}'],
      benign: { ask: ['en el canal del equipo, pestaña archivos'], link: 'ver video' },
      malicious: { ask: ['velo aqui, dale a permitir si pregunta'], link: 'ver video' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: 'gravação ({own})',
      opening: ['a gravação da [formação|reuniao] de {past} ja esta pronta'],
      benign: { ask: ['abre aqui, é a pasta {city} da intranet'], link: 'ver' },
      malicious: { ask: ['esta na videoteca, amanha sai de la'], link: 'ver' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: '[{own}] Registrazione disponibile',
      opening: ['È disponibile la registrazione dell’incontro [del {past}|tenuto il {past}].'],
      benign: { ask: ['La apra qui, è nel canale di progetto, voce File.'], link: 'Guarda' },
      malicious: { ask: ['È nella raccolta video aziendale, fino a domani.'], link: 'Guarda' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'opname overleg',
      opening: ['hier de opname van {past} voor wie [er niet bij was|vrij was], 52 min'],
      benign: {
        ask: [
          'staat ook in ons kanaal bij bestanden dus als de link raar doet gewoon daar kijken. vanaf minuut 20 gaat het over de roosters, de rest kun je wel overslaan. niet delen buiten {own} graag',
        ],
        link: 'opname',
      },
      malicious: {
        ask: [
          'staat op een andere site want bij bestanden paste ie niet, link openen en op afspelen drukken, evt op toestaan. vanaf minuut 20 gaat het over {own} en over jou geloof ik. niet tegen {other} zeggen graag',
        ],
        link: 'opname',
      },
      closing: ['ciao'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: '{own}: Nagranie zebrania z dnia {past}',
      opening: [
        'Nagranie zebrania wraz z prezentacją [zostało przygotowane|jest gotowe do obejrzenia]. Prowadzącym był {other}.',
      ],
      benign: {
        ask: [
          'Materiały zamieszczono w intranecie {own}, w dziale Zebrania, gdzie można je obejrzeć do końca kwartału. Pytania zgłoszone na czacie zostaną omówione za tydzień. Odnośnik otwiera odpowiednią stronę, dostępną tylko w sieci firmowej.',
        ],
        link: 'Obejrzyj nagranie',
      },
      malicious: {
        ask: [
          'Materiały zamieszczono w nowym intranecie {own}, gdzie można je obejrzeć do dziś do północy. W nagraniu padają pytania dotyczące Państwa działu. Odnośnik otwiera odtwarzacz, działa w każdej przeglądarce.',
        ],
        link: 'Obejrzyj nagranie',
      },
      closing: ['Z wyrazami szacunku'],
    },
  ],
};
