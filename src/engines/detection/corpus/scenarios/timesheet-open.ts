import type { Scenario } from '../seed.ts';

export const timesheetOpen: Scenario = {
  id: 'timesheet-open',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Timesheet for week {ref} incomplete',
      opening: [
        'Your timesheet for the past week [shows a gap|is incomplete]: nothing is recorded for the afternoon of {past}.',
      ],
      benign: {
        ask: [
          'Please add the hours in the time recording system, where the day is marked in yellow, before payroll closes on {date}. If you were on leave, ask your team leader to enter it. The button leads to your own week; corrections after that date are possible, but are paid a month later.',
        ],
        link: 'Open timesheet',
      },
      malicious: {
        ask: [
          'Please open the sheet with the button and approve the hours we have proposed, before payroll closes on {date}. If you were on leave, tick the box at the bottom. The sheet is prepared for you personally; without approval the whole week counts as unpaid, and cannot be corrected later.',
        ],
        link: 'Open timesheet',
      },
      closing: ['Time and attendance'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'stundenzettel fehlt',
      opening: ['hallo {name}, dein stundenzettel vom {past} ist [nicht da|nicht angekommen]'],
      benign: {
        ask: [
          'trag ihn bitte noch in der zeiterfassung nach, am terminal oder am handy in der app, oder gib {other} den zettel mit. bis {time} reicht, dann mach ich die liste zu. der link ist die anleitung für die app, die hing auch am brett',
        ],
        link: 'stundenzettel',
      },
      malicious: {
        ask: [
          'hab dir einen neuen vorbereitet, mach den link auf, guck ob die stunden passen und drück auf absenden. bis {time} brauch ich ihn, dann mach ich die liste zu. am terminal gehts nicht mehr, und {other} muss den zettel auch nicht mehr mitnehmen',
        ],
        link: 'stundenzettel',
      },
      closing: ['gruß aus dem büro'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Relevé d’heures à valider',
      opening: ['Votre relevé d’heures du mois comporte [deux anomalies|deux écarts], les jours précédant le {past}.'],
      benign: {
        ask: [
          'Elles sont signalées en orange dans le logiciel de pointage, où vous pouvez les corriger vous-même jusqu’au {date}. En cas d’oubli de badge, indiquez l’heure réelle et votre responsable validera. Le bouton ouvre la page d’accueil du logiciel.',
        ],
        link: 'Ouvrir le relevé',
      },
      malicious: {
        ask: [
          'Elles sont signalées en orange sur le relevé que le bouton affiche, avec les heures que nous vous suggérons de retenir. En cas d’accord, cliquez sur « tout valider » avant le {date} ; sans réponse de votre part, elles seront déduites de votre salaire.',
        ],
        link: 'Ouvrir le relevé',
      },
      closing: ['{company}, gestion des temps'],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Parte de horas',
      opening: ['Su parte de horas del {past} está [sin cerrar|abierto].'],
      benign: { ask: ['Ábralo aquí y ciérrelo antes de las {time}, por favor.'], link: 'Parte de horas' },
      malicious: { ask: ['Figura en el portal de fichaje hasta el {date}.'], link: 'Parte de horas' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Folha de horas por aprovar',
      opening: ['A folha de horas de {past} [aguarda aprovação|está por aprovar].'],
      benign: { ask: ['Abra-a aqui e aprove-a até ao fim da tarde.'], link: 'Folha de horas' },
      malicious: { ask: ['Está na aplicação de ponto, até {date}.'], link: 'Folha de horas' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      subject: 'ore {past}',
      opening: ['mi mancano le tue [ore|ore di straordinario] del {past}'],
      benign: { ask: ['apri il foglio qui sotto nel programma presenze e confermale'], link: 'foglio ore' },
      malicious: { ask: ['il foglio presenze è pronto, guarda il totale e dillo a {other}'], link: 'foglio ore' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'uren week',
      opening: ['je uren van vorige week staan nog open, [er mist een dag|dinsdag mist]'],
      benign: {
        ask: [
          'vul ze even aan in het urensysteem, staat een rood bolletje bij. was je ziek dan doet {other} het. ik moet {date} om {time} afsluiten, daarna schuift het door naar volgende maand. link is het urensysteem, geen haast verder',
        ],
        link: 'uren',
      },
      malicious: {
        ask: [
          'heb ze voor je ingevuld, kijk via de link of het klopt en klik op goedkeuren, klaar. was je ziek dan ook even klikken. ik moet {date} om {time} afsluiten en wie dan nog openstaat krijgt niks. link werkt ook op je mobiel',
        ],
        link: 'uren',
      },
      closing: ['bedankt he'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Ewidencja czasu pracy – brak wpisu',
      opening: ['W ewidencji czasu pracy za ubiegły miesiąc [brakuje wpisu|nie ma wpisu] z dnia {past}.'],
      benign: {
        ask: [
          'Prosimy uzupełnić wpis w systemie rejestracji czasu do dnia {date}; wymaga on akceptacji przełożonego, który otrzyma powiadomienie. Jeżeli karta nie zadziałała przy bramce, wystarczy ustna informacja dla {other}. Odnośnik prowadzi do systemu.',
        ],
        link: 'Karta pracy',
      },
      malicious: {
        ask: [
          'Przygotowaliśmy uzupełnioną kartę pracy, którą prosimy otworzyć za pomocą odnośnika i zatwierdzić do dnia {date}; akceptacja przełożonego nie jest potrzebna. Jeżeli godziny się nie zgadzają, wystarczy zaznaczyć to na karcie. Odnośnik jest jednorazowy.',
        ],
        link: 'Karta pracy',
      },
      closing: ['Rozliczanie czasu pracy, {company}'],
    },
  ],
};
