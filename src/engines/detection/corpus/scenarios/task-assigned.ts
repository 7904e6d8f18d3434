import type { Scenario } from '../seed.ts';

export const taskAssigned: Scenario = {
  id: 'task-assigned',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: '[{own}] task {ref}',
      opening: ['{other} gave you a [task|new task]: quote for {city}'],
      benign: { ask: ['its on the board under This week, take it or swap'], link: 'task {ref}' },
      malicious: { ask: ['open it, read what {other} wrote and press accept'], link: 'task {ref}' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Neue Aufgabe: Angebot {city}',
      opening: [
        '{other} hat Ihnen eine Aufgabe [zugewiesen|übertragen]: „Angebot {city} prüfen“. Fällig ist sie am {date}.',
      ],
      benign: {
        ask: [
          'Sie steht auf der Tafel Ihres Teams in der Spalte „Offen“, zusammen mit den Unterlagen. Können Sie sie nicht übernehmen, ziehen Sie sie in die Spalte zurück oder sprechen Sie mit {other}; das geht auch in der Morgenrunde. Der Knopf öffnet die Tafel auf der Seite der {own}.',
        ],
        link: 'Aufgabe öffnen',
      },
      malicious: {
        ask: [
          'Die Unterlagen werden sichtbar, sobald Sie die Aufgabe mit dem Knopf geöffnet und angenommen haben. Können Sie sie nicht übernehmen, öffnen Sie sie bitte trotzdem und lehnen Sie dort ab, damit {other} davon erfährt. In der Morgenrunde wird sie nicht besprochen.',
        ],
        link: 'Aufgabe öffnen',
      },
      closing: ['Verschickt im Auftrag von {other}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Une tâche vous a été confiée',
      opening: [
        '{other} vous a confié la tâche « Relecture du contrat {ref} », [à rendre le {date}|à remettre le {date}].',
      ],
      benign: {
        ask: [
          'Elle apparaît dans votre liste, au même endroit que les précédentes, et le contrat y est joint. Le temps estimé est d’une heure. Si vous êtes absent, la tâche revient d’elle-même à {other} au bout de trois jours ; inutile de nous l’écrire. Le bouton affiche votre liste.',
        ],
        link: 'Voir la tâche',
      },
      malicious: {
        ask: [
          'Le contrat n’y est pas joint : il s’ouvre au moyen du bouton, une fois que vous avez accepté la tâche. Le temps estimé est de cinq minutes. Si vous êtes absent, ouvrez-le depuis votre téléphone ; sans ouverture dans les trois heures, {other} en est averti.',
        ],
        link: 'Voir la tâche',
      },
      closing: ['Outil de suivi de {own}'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: '{own}: tarea nueva para ti',
      opening: ['{other} te ha pasado una tarea: [revisar pedido|mirar el pedido] {ref}'],
      benign: {
        ask: [
          'la tienes en el tablero con las demas, en amarillo, con el pedido pegado. si no puedes se la devuelves arrastrando y ya esta. lo bueno es que te de tiempo antes del {date} pero tampoco se acaba el mundo',
        ],
        link: 'abrir tarea',
      },
      malicious: {
        ask: [
          'la tarea se abre por aqui porque el pedido pesaba mucho para el tablero. le das a aceptar y lo ves entero. hazlo antes del {date} aunque no puedas con la tarea, que si no sale como no leido y {other} se mosquea',
        ],
        link: 'abrir tarea',
      },
      closing: ['aviso del tablero'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Tarefa atribuída: {ref}',
      opening: [
        'Foi-lhe atribuída por {other} a tarefa «Conferir inventário de {city}», [com prazo até|para concluir até] {date}.',
      ],
      benign: {
        ask: [
          'Encontra-a no novo quadro da equipa, na coluna «A fazer», onde pode também trocar de tarefa com um colega. As folhas do inventário estão arquivadas na secretaria, em papel, e {other} mostra-lhe como as preencher. O botão abre o quadro.',
        ],
        link: 'Abrir tarefa',
      },
      malicious: {
        ask: [
          'Encontra-a ao carregar no botão, juntamente com as folhas do inventário, que deve abrir e guardar no computador. Antes disso, o sistema pede que aceite a tarefa; {other} só recebe a indicação depois. Não é possível trocar de tarefa com um colega.',
        ],
        link: 'Abrir tarefa',
      },
      closing: ['Aviso automático do quadro de tarefas'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'nuova attività da {other} ({own})',
      opening: ["{other} ti ha assegnato un'attività, [controllo preventivo|preventivo da controllare] {ref}"],
      benign: {
        ask: [
          'la vedi sulla lavagna come le altre, colonna nuovi, col preventivo attaccato. se non ce la fai spostala e scrivi due righe, nessuno si offende. entro {date} possibilmente, il cliente chiama quel giorno lì',
        ],
        link: 'attività',
      },
      malicious: {
        ask: [
          'sulla lavagna non esce, la apri dal tasto qui sotto, accetti e si carica il preventivo. se non ce la fai aprila lo stesso e metti rifiuto, se no resta appesa a te. entro {date} possibilmente, il cliente chiama quel giorno lì',
        ],
        link: 'attività',
      },
      closing: ['notifica della lavagna'],
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      subject: 'taak voor je - {own}',
      opening: ['{other} heeft een [taak|klus] voor je: bestelling {ref} nalopen'],
      benign: { ask: ['hangt op het bord bij nieuw, neem je tijd'], link: 'taak' },
      malicious: { ask: ['open m hier en klik aannemen, bestand zit erin'], link: 'taak' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      subject: 'Nowe zadanie',
      opening: ['{other} przydziela Państwu [zadanie|nowe zadanie] nr {ref}.'],
      benign: { ask: ['Zadanie jest na tablicy zespołu, termin {date}.'], link: 'Zadanie' },
      malicious: { ask: ['Prosimy je otworzyć i przyjąć przed {date}.'], link: 'Zadanie' },
      closing: [],
    },
  ],
};
