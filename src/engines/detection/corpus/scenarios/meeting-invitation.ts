import type { Scenario } from '../seed.ts';

export const meetingInvitation: Scenario = {
  id: 'meeting-invitation',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Invitation: quarterly review, {date}, {time}',
      opening: [
        'You are invited to the quarterly review of {own} on {date} at {time}. [The agenda has three points: results, staffing, and the move to {city}.|On the agenda are the results, staffing and the move to {city}.]',
        'Attendance is expected of all team leads, and {other} will take the minutes.',
        'As some of you have asked, the figures for the first half are nearly final: sales are slightly up, costs rather more so, and the warehouse has had fewer sick days than in any quarter since we started counting. We will not go through every line; two hours should do.',
      ],
      benign: {
        ask: [
          'Please accept in your calendar by the end of tomorrow, and decline if you cannot, so that I can book a room of the right size. If you join from home, use the dial-in that is stored with the series; it has not changed. Slides should reach me two days before, and please keep them to five pages. Anyone with a conflict may send a deputy, provided that I know the name in advance.',
        ],
        link: 'View invitation',
      },
      malicious: {
        ask: [
          'Please accept by the end of tomorrow on the page below. The meeting is held on a new platform, so you will be asked for your work email and its password, and then for the number shown by your authenticator. If you join from home, download the client from the same page and allow it to control your screen, since the presenters need that. Those who have not registered in time will be reported as absent to the board.',
        ],
        link: 'View invitation',
      },
      closing: ['I look forward to seeing you there.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Einladung zum Gespräch am {date}',
      opening: [
        'ich möchte Sie gern zu einem kurzen Gespräch einladen, [{date}, {time} Uhr|am {date} um {time} Uhr], Dauer etwa eine halbe Stunde.',
      ],
      benign: {
        ask: [
          'Es geht um Ihre Ziele und eine neue Aufgabe. Bitte bestätigen Sie den Termin mit einer kurzen E-Mail, vorbereiten müssen Sie nichts.',
        ],
      },
      malicious: {
        ask: [
          'Es geht um das Geld, das der Vorstand im Ausland zahlt. Bitte schreiben Sie mir vorher Ihre Handynummer, ich kann nur im Messenger.',
        ],
      },
      closing: ['Vielen Dank im Voraus.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'réu demain??',
      opening: ["coucou, t'as vu la réu de demain {time} ? [la salle a changé|c'est plus au même endroit]"],
      benign: {
        ask: [
          "c'est au 3e maintenant, code de la porte 4412 puis à gauche. clique sur le lien pour dire si tu viens ou pas, {other} compte les croissants",
        ],
        link: 'je viens / je viens pas',
      },
      malicious: {
        ask: [
          "c'est en visio maintenant, clique sur le lien et mets ton mail avec ton mot de passe du boulot, {other} dit qu'il faut aussi donner le code sms",
        ],
        link: 'je viens / je viens pas',
      },
      closing: ['à demain'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'reunion URGENTE {time}',
      opening: ['reunion urgente hoy a las {time}, [es importante que esteis todos|no puede faltar nadie]!!'],
      benign: {
        ask: [
          'sala grande, planta 2. traed los datos de ventas y apagad el movil que la ultima vez fue un desastre. quien este fuera que se conecte por el enlace de siempre, el del calendario',
        ],
      },
      malicious: {
        ask: [
          'por videollamada, antes de las {time}. bajad el programa nuevo del enlace adjunto y si el ordenador avisa de virus le dais a ejecutar igualmente. luego os pide permiso para ver el equipo, aceptad todo rapido',
        ],
      },
      closing: ['nos vemos ahora'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Convite: formação sobre {product}',
      opening: [
        'Tenho o gosto de o convidar para a sessão de formação de {date}, às {time}, [no auditório|na sala de formação] da {own}.',
      ],
      benign: {
        ask: [
          'A inscrição é gratuita e faz-se no portal interno, clicando em Formação. Os lugares são atribuídos por ordem de chegada. No final será entregue um certificado, e as horas contam para o seu plano anual.',
        ],
        link: 'Ver programa',
      },
      malicious: {
        ask: [
          'A inscrição só fica confirmada depois de pagar a caução de {small} com o seu cartão pessoal, incluindo o código de segurança. Os lugares são atribuídos por ordem de pagamento. A quantia é devolvida no final.',
        ],
        link: 'Ver programa',
      },
      closing: ['Conto com a sua presença.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'call con {company}',
      opening: ["ciao la call con {company} è spostata alle {time}, [scusa il preavviso|lo so, sempre all'ultimo]"],
      benign: {
        ask: [
          "il link è sempre quello sul calendario. se vuole la password è il numero della stanza, poi ti ammetto io, e tieni il microfono spento all'inizio che stanno già parlando loro",
        ],
      },
      malicious: {
        ask: [
          'il link è nuovo e vuole la password della mail aziendale. se non ti fa entrare mandamela in privato sul mio numero che ti registro io, con il codice che ti arriva dopo',
        ],
      },
      closing: ['a dopo'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'teamoverleg',
      opening: ['hoi allemaal, teamoverleg van {date} gaat door om {time}, [agenda volgt nog|agenda is nog leeg]'],
      benign: {
        ask: [
          'wie heeft er punten? zet ze zelf in het gedeelde bestand, zelfde wachtwoord als vorige keer, staat op het bord. en stuur me even terug of je mee luncht, ik bestel broodjes',
        ],
      },
      malicious: {
        ask: [
          'wie komt er? het bestand zit in de bijlage maar je moet eerst de beveiliging uitzetten en op bewerken inschakelen drukken. en graag iedereen vooraf 25 euro op {account}, ik bestel broodjes',
        ],
      },
      closing: ['tot dan'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Zaproszenie na spotkanie w dniu {date}',
      opening: [
        'Uprzejmie zapraszam na spotkanie poświęcone nowemu regulaminowi pracy, które odbędzie się {date} o godzinie {time}.',
      ],
      benign: {
        ask: [
          '[Spotkamy się|Spotykamy się] w sali konferencyjnej na parterze. Obecność proszę potwierdzić w kalendarzu do końca tygodnia. Projekt regulaminu jest dostępny w intranecie, a pytania można zadawać także anonimowo, wrzucając kartkę do skrzynki przy portierni.',
        ],
      },
      malicious: {
        ask: [
          '[Spotkamy się|Spotykamy się] na platformie zewnętrznej. Obecność proszę potwierdzić, przesyłając mi w odpowiedzi login i hasło do poczty służbowej, na podstawie których założę Państwu konto. Kod z aplikacji proszę podać przy okazji, telefonicznie albo mailem.',
        ],
      },
      closing: ['Z góry dziękuję za obecność.'],
    },
  ],
};
