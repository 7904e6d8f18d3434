import type { Scenario } from '../seed.ts';

export const undeliveredMailReport: Scenario = {
  id: 'undelivered-mail-report',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: '2 of your mails not delivered',
      opening: ['2 mails you sent on {past} [didnt get through|got stuck], one to {other}'],
      benign: {
        ask: [
          'nothing lost, the other side had an outage and we try again every hour. they sit in your Outbox marked red until then. if its urgent send it again or ring. the link is the delivery page on our portal, same thing as the red mark only with times',
        ],
        link: 'delivery report',
      },
      malicious: {
        ask: [
          'nothing lost, theyre waiting on the page below. open it, tick both and press send again, then they go out. if its urgent do it now, they are dropped at {time}. dont just write them again from the Outbox, it only makes the queue longer',
        ],
        link: 'delivery report',
      },
      closing: ['mail team'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Nachricht nicht zugestellt ({ref})',
      opening: ['Ihre Nachricht vom {past} an {other} konnte [noch nicht|bisher nicht] zugestellt werden.'],
      benign: {
        ask: [
          'Der Server der Gegenseite nimmt zurzeit nichts an; wir versuchen es bis zum {date} weiter. Sie brauchen nichts zu unternehmen. Soll die Nachricht nicht mehr hinausgehen, ziehen Sie sie in Ihrem Mailprogramm aus dem Ordner „Ausgang“. Die Protokolle sind im Intranet einsehbar, der Knopf führt dorthin.',
        ],
        link: 'Zum Protokoll',
      },
      malicious: {
        ask: [
          'Unser Server hat sie zur Prüfung angehalten; freigeben können Sie sie bis zum {date} selbst. Dazu öffnen Sie mit dem Knopf die Übersicht und wählen „Zustellen“. Soll die Nachricht nicht mehr hinausgehen, öffnen Sie die Übersicht ebenfalls. Über den Ordner „Ausgang“ in Ihrem Mailprogramm ist beides nicht möglich.',
        ],
        link: 'Zum Protokoll',
      },
      closing: ['Zustelldienst der {company}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Courriel en attente d’envoi',
      opening: ['Un courriel que vous avez adressé à {other} le {past} [est en attente|n’est pas parti].'],
      benign: {
        ask: [
          'Sa pièce jointe dépasse la taille admise. Il se trouve dans vos brouillons : retirez la pièce jointe, déposez-la dans le dossier d’échange du service et renvoyez le message. Le bouton ouvre la page d’aide correspondante sur notre portail ; l’équipe répond aussi au poste 40, jusqu’à {time}.',
        ],
        link: 'Voir le courriel',
      },
      malicious: {
        ask: [
          'Sa pièce jointe a été retenue par nos serveurs. Il n’apparaît pas dans vos brouillons : ouvrez la page à l’aide du bouton, vérifiez que le message est bien de vous et demandez son envoi. Sans demande de votre part avant {time}, votre adresse sera classée parmi les expéditeurs indésirables.',
        ],
        link: 'Voir le courriel',
      },
      closing: ['{company}, messagerie'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Informe de entrega n.º {ref}',
      opening: ['Tres mensajes que usted envió el {past} [no han llegado a su destino|no pudieron entregarse].'],
      benign: {
        ask: [
          'Las direcciones contienen una errata, probablemente copiada de la agenda: falta una letra en el apellido de {other}. Corríjala y vuelva a enviarlos desde su bandeja de salida. El botón abre la guía del portal de informática, por si no recuerda cómo se edita la agenda.',
        ],
        link: 'Ver el informe',
      },
      malicious: {
        ask: [
          'Permanecen en nuestro servidor y se entregarán cuando usted lo autorice: pulse el botón, revise la lista y elija «Entregar todos». Entre ellos hay uno dirigido a {other}. La lista se vacía a las {time}; transcurrida esa hora, también se detendrán los próximos envíos.',
        ],
        link: 'Ver el informe',
      },
      closing: ['Administración de correo'],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: 'email devolvido',
      opening: ['o teu email para {other} [voltou|veio] para tras'],
      benign: { ask: ['a morada tinha um erro, corrige nos contactos'], link: 'detalhes' },
      malicious: { ask: ['ve o motivo aqui e reenvia com um toque'], link: 'detalhes' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Mancata consegna',
      opening: ['Un Suo messaggio a {other} non è stato [consegnato|recapitato].'],
      benign: { ask: ['Riproviamo noi; lo vede nella cartella In uscita.'], link: 'Rapporto' },
      malicious: { ask: ['Lo apra da qui per autorizzare la consegna.'], link: 'Rapporto' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Bericht niet bezorgd',
      opening: ['Uw bericht aan {other} is [niet bezorgd|blijven hangen].'],
      benign: { ask: ['Het staat in uw Postvak UIT, wij proberen het opnieuw.'], link: 'Bericht' },
      malicious: { ask: ['Bekijk het hieronder en kies voor opnieuw verzenden.'], link: 'Bericht' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'mail nie doszedl',
      opening: ['twoj mail do {other} z {past} nie doszedl, [wrocil|odbil sie]'],
      benign: {
        ask: [
          'mieli pelna skrzynke po drugiej stronie, to nie u nas. sprobuj za pare godzin albo zadzwon. jakby sie powtarzalo to zglos w portalu, link to formularz, wpisz numer {ref}. kopia jest w wyslanych',
        ],
        link: 'szczegoly',
      },
      malicious: {
        ask: [
          'stoi u nas na serwerze i czeka na ciebie. kliknij link i daj wyslij ponownie, potem sam pojdzie. jakby sie powtarzalo to kliknij jeszcze raz, numer {ref}. kopii w wyslanych nie ma, a do {time} wszystko z serwera zniknie',
        ],
        link: 'szczegoly',
      },
      closing: ['poczta {company}'],
    },
  ],
};
