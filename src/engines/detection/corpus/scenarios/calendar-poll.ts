import type { Scenario } from '../seed.ts';

export const calendarPoll: Scenario = {
  id: 'calendar-poll',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'when can you do the workshop ({own})',
      opening: ['trying to get nine people into one room, [wish me luck|its like herding cats]'],
      benign: {
        ask: [
          'put your crosses in the poll please, its in our calendar under Polls, {own} only, and the link gets you to the same place. i close it {date} and send the invite from my calendar so if you see one from anyone else tell me',
        ],
        link: 'pick a date',
      },
      malicious: {
        ask: [
          'put your crosses in the poll please, its on a free page because the {own} calendar wouldnt do it, the link gets you there. i close it {date} and the invite comes from there so just accept that one when you get it',
        ],
        link: 'pick a date',
      },
      closing: ['thanks a million'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Terminabstimmung Klausurtag',
      opening: [
        'Für den Klausurtag in {city} suchen wir einen Termin, an dem [möglichst alle|alle Abteilungen] teilnehmen können.',
      ],
      benign: {
        ask: [
          'Vorgeschlagen sind drei Tage rund um den {date}. Bitte tragen Sie sich in die Umfrage im Abteilungskalender ein; sie ist dort unter „Abstimmungen“ angelegt und über den Knopf zu erreichen. Wer im Urlaub ist, gibt mir telefonisch Bescheid, ich trage es dann ein.',
        ],
        link: 'Zur Abstimmung',
      },
      malicious: {
        ask: [
          'Vorgeschlagen sind drei Tage rund um den {date}. Bitte öffnen Sie die Abstimmung über den Knopf und wählen Sie die passenden Tage; die Seite fragt anfangs, ob sie auf Ihren Kalender zugreifen darf, was Sie bitte zulassen. Wer im Urlaub ist, stimmt ebenfalls ab.',
        ],
        link: 'Zur Abstimmung',
      },
      closing: ['Ich freue mich auf den Tag mit Ihnen.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: '[{own}] Choix d’une date : comité de {city}',
      opening: [
        'Nous devons fixer la prochaine réunion du comité, [à {city} ou à distance|si possible à {city}]. Cinq créneaux sont proposés à partir du {date}.',
      ],
      benign: {
        ask: [
          'Le sondage a été créé dans l’agenda partagé de {own} : il apparaît dans la colonne de gauche, et le bouton l’affiche directement. Ceux qui ne consultent pas l’agenda peuvent donner leurs préférences à {other} à la pause.',
        ],
        link: 'Répondre au sondage',
      },
      malicious: {
        ask: [
          'Le sondage a été créé sur une plateforme extérieure, l’agenda de {own} ne le permettant pas ; le bouton l’affiche directement. Merci d’accepter les autorisations proposées, sans lesquelles vos préférences ne seraient pas enregistrées.',
        ],
        link: 'Répondre au sondage',
      },
      closing: ['Dans l’attente de vos réponses.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'comida de equipo, fecha?',
      opening: ['venga que [toca comida|nos toca comida] de equipo, yo propongo jueves o viernes'],
      benign: {
        ask: [
          'votad en el canal del equipo, esta arriba del todo anclado. o me lo decis por el pasillo que somos once. el enlace es del mismo sitio, la carta del restaurante la cuelgo ahi tambien',
        ],
        link: 'votar',
      },
      malicious: {
        ask: [
          'votad en el enlace, en el canal no que se pierde. os pide entrar con la cuenta que useis y ya esta. el que no vote antes de las {time} se queda fuera, el restaurante quiere el numero',
        ],
        link: 'votar',
      },
      closing: ['hambre!!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Sondagem de datas para a avaliação - {own}',
      opening: [
        'Chegou a altura das conversas anuais de avaliação. [Cada uma dura cerca de uma hora.|Reserve cerca de uma hora.]',
      ],
      benign: {
        ask: [
          'As horas livres da minha agenda estão visíveis no calendário da {own}; escolha uma e envie o convite, como fez no ano passado. Quem preferir usa a sondagem da página do departamento, que o botão abre. Não respondo por mensagem, para não haver sobreposições.',
        ],
        link: 'Escolher hora',
      },
      malicious: {
        ask: [
          'As horas livres estão na página de sondagens da {own}, que o botão abre; escolha uma e aceite o convite que surge no ecrã, para que entre no seu calendário. Quem não escolher até {date} fica com a hora que sobrar. Não respondo por mensagem, para não haver sobreposições.',
        ],
        link: 'Escolher hora',
      },
      closing: ['Até breve.'],
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      subject: 'data cena - {own}',
      opening: ['[votate|segnate] la data per la cena di reparto'],
      benign: { ask: ['apri il sondaggio qui o nel gruppo di reparto'], link: 'vota' },
      malicious: { ask: ['il sondaggio è nella intranet nuova, link sotto'], link: 'vota' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Datum overleg',
      opening: ['Kies een datum voor het [overleg|werkoverleg] met {other}.'],
      benign: { ask: ['Klik hieronder en kies in de agenda van het team.'], link: 'Kies datum' },
      malicious: { ask: ['De peiling staat op intranet, {other} sluit haar straks.'], link: 'Kies datum' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'ankieta termin ({own})',
      opening: ['ustalamy termin [szkolenia|spotkania], prosze zaznaczyc dni'],
      benign: { ask: ['ankieta jest w kalendarzu dzialu, zakladka Glosowania'], link: 'zaznacz' },
      malicious: { ask: ['ankieta jest pod linkiem, trzeba kliknac zezwol'], link: 'zaznacz' },
      closing: [],
    },
  ],
};
