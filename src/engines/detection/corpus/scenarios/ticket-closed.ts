import type { Scenario } from '../seed.ts';

export const ticketClosed: Scenario = {
  id: 'ticket-closed',
  corporate: true,
  sender: 'company',
  heldBack: true,
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: '[ticket {ref}] closed',
      opening: ['ticket {ref} has been [closed|set to closed]'],
      benign: { ask: ['see the solution here and confirm, please, within 5 days'], link: 'view ticket' },
      malicious: { ask: ['still broken? its waiting in the helpdesk portal for 5 days'], link: 'view ticket' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: 'Ticket {ref} gelöst',
      opening: ['Ihre Anfrage vom {past} wurde [gelöst|abgeschlossen].'],
      benign: { ask: ['Bitte lesen Sie den Verlauf im Serviceportal.'], link: 'Anfrage ansehen' },
      malicious: { ask: ['Im Serviceportal wartet das Protokoll auf Bestätigung.'], link: 'Anfrage ansehen' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre demande {ref} est close',
      opening: [
        'Votre demande concernant l’imprimante de l’étage [est close|a été clôturée] depuis le {past}. Le technicien chargé du dossier était {other}.',
      ],
      benign: {
        ask: [
          'Un rouleau a été remplacé et l’appareil fonctionne de nouveau. Si le défaut réapparaît, rouvrez la demande dans l’outil d’assistance, sans en créer une autre : l’historique y reste attaché. Le bouton affiche cette demande ; une enquête de deux questions s’y trouve aussi, pour qui souhaite y répondre.',
        ],
        link: 'Voir la demande',
      },
      malicious: {
        ask: [
          'Un rapport d’intervention a été établi et doit être validé par vos soins. Prenez-en connaissance au moyen du bouton, puis cliquez sur « approuver » ; sans validation d’ici demain, la demande est rouverte et facturée à votre service. Une enquête de deux questions s’y trouve aussi, à remplir au préalable.',
        ],
        link: 'Voir la demande',
      },
      closing: ['Assistance aux utilisateurs'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Incidencia {ref} resuelta',
      opening: [
        'La incidencia que comunicó el {past}, «no puedo ver la agenda compartida», [figura como resuelta|se ha marcado como resuelta].',
      ],
      benign: {
        ask: [
          'El permiso se había perdido al cambiar usted de departamento y se ha restablecido. Cierre el programa de correo y vuelva a abrirlo. Puede ver las notas del técnico en el gestor de incidencias de la intranet; dispone de una semana para reabrirla desde allí.',
        ],
        link: 'Ver la incidencia',
      },
      malicious: {
        ask: [
          'El permiso queda pendiente de que usted lo acepte, ya que afecta a su buzón. Pulse el botón, espere a que cargue la página y elija «Permitir» cuando se le pregunte. Puede ver allí las notas del técnico; dispone de un día para hacerlo.',
        ],
        link: 'Ver la incidencia',
      },
      closing: ['Centro de atención a usuarios'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'RE: pedido {ref}',
      opening: ['boas, o teu pedido [foi fechado|ficou fechado], era o teclado que escrevia a dobrar'],
      benign: {
        ask: [
          'deixamos um novo na tua mesa, o velho podes por no caixote verde da copa. se der problema reabre o pedido no portal de apoio, esta la em fechados. o link vai dar ao pedido, nao tens de responder a isto',
        ],
        link: 'pedido {ref}',
      },
      malicious: {
        ask: [
          'deixamos um relatorio para veres, abre no link e carrega em aceitar que é para podermos fechar de vez. se nao aceitares ate {date} voltamos a por o velho. o link so da uma vez, nao reencaminhes isto',
        ],
        link: 'pedido {ref}',
      },
      closing: ['apoio {company}'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Chiusura della segnalazione {ref}',
      opening: ['La segnalazione {ref}, aperta il {past}, risulta [chiusa|conclusa].'],
      benign: {
        ask: [
          'L’intervento è consistito nella sostituzione del cavo di rete presso la Sua postazione. Qualora il difetto si ripresenti, può riaprirla dal portale dell’assistenza oppure chiamare l’interno stampato sull’etichetta del computer. Il pulsante apre la scheda.',
        ],
        link: 'Apri la scheda',
      },
      malicious: {
        ask: [
          'L’esito dell’intervento è contenuto in un documento che La invitiamo ad aprire con il pulsante. Qualora non lo confermi entro il {date}, la postazione verrà scollegata dalla rete per ulteriori verifiche. Per ogni domanda può scrivere nella pagina stessa.',
        ],
        link: 'Apri la scheda',
      },
      closing: ['L’assistenza tecnica'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'melding {ref} afgesloten',
      opening: ['dag {name}, je melding over het beeldscherm is afgesloten, [gisteren gefikst|was zo gefikst]'],
      benign: {
        ask: [
          'was het kabeltje. doet ie het weer niet dan melding heropenen in het systeem of bellen met het nummer op je toestel. in de link staat wat we gedaan hebben, die zit op het it-plein dus alleen op kantoor of met vpn',
        ],
        link: 'bekijk melding',
      },
      malicious: {
        ask: [
          'wat we gedaan hebben staat in het rapportje, open dat via de link en vink aan dat het klopt. doe je dat niet dan gaat de melding vanzelf weer open en komt er iemand langs. werkt overal, ook thuis zonder vpn',
        ],
        link: 'bekijk melding',
      },
      closing: ['servicedesk'],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'zgloszenie {ref} zamkniete',
      opening: ['zgloszenie {ref} [zamknelismy|zostalo zamkniete]'],
      benign: { ask: ['prosze sprawdzic w systemie zgloszen i potwierdzic do {date}'], link: 'zobacz' },
      malicious: { ask: ['protokol jest w systemie zgloszen, odbior do {date}'], link: 'zobacz' },
      closing: [],
    },
  ],
};
