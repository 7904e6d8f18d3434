import type { Scenario } from '../seed.ts';

export const loanOffer: Scenario = {
  id: 'loan-offer',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'Your loan {ref} is APPROVED in principle',
      opening: ['good news, you can have up to {amount} from {company}, [offer ends|valid until] {date}!!'],
      benign: {
        ask: [
          'Click to see the rate and what you pay each month, looking doesnt touch your credit score. if you dont want it just delete this. if you do, come into a branch with payslips, ID and your bank card, money takes 2 days. late payments cost {small} so think about it first',
        ],
        link: 'See your rate',
      },
      malicious: {
        ask: [
          'Click and fill in your card, date of birth and the login for your bank so we can pay it in today, no credit score needed. a release fee of {small} has to be paid first, gift card codes are fine too. if a text comes with a number type it in',
        ],
        link: 'See your rate',
      },
      closing: ['Bad credit ok'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre Kreditanfrage vom {past}',
      opening: ['vielen Dank für Ihre Anfrage über {amount}. [Wir haben sie geprüft.|Die Prüfung ist abgeschlossen.]'],
      benign: {
        ask: [
          'Leider können wir Ihnen diesen Betrag derzeit nicht anbieten. Ausschlaggebend war das Verhältnis von Einkommen und laufenden Raten; Sie haben das Recht, die verwendeten Daten einzusehen und berichtigen zu lassen. Ein kostenloses Gespräch vermittelt die Schuldnerberatung in {city}. Gebühren entstehen Ihnen nicht, und Ihre Unterlagen werden gelöscht.',
        ],
      },
      malicious: {
        ask: [
          'Der Betrag liegt bereit und wird sofort nach Zahlung der Restschuldversicherung ausgezahlt. Überweisen Sie hierfür {small} auf {account} und senden Sie uns den Beleg, zusammen mit einer Kopie Ihres Ausweises und den Zugangsdaten Ihres Kontos. Unser Mitarbeiter führt anschließend telefonisch die Legitimation mit Ihnen durch.',
        ],
      },
      closing: ['Wir danken für Ihr Vertrauen.'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Rachat de crédits : votre simulation',
      opening: [
        'Vous avez effectué le {past} une simulation de regroupement de crédits pour un montant de {amount}. [En voici le résultat.|Le résultat est disponible.]',
        'En réunissant vos trois prêts, la mensualité totale diminuerait d’un tiers, mais la durée s’allongerait de quatre ans et le coût global augmenterait. Une assurance facultative de {small} par mois a été incluse dans le calcul ; elle peut être retirée ou souscrite ailleurs.',
      ],
      benign: {
        ask: [
          'Prenez le temps de comparer cette simulation avec d’autres : elle reste valable jusqu’au {date} et ne vous engage à rien. Vous pouvez consulter le détail en cliquant ci-dessous, sans mot de passe. Si vous souhaitez poursuivre, un conseiller vous recevra en agence avec vos relevés et une pièce d’identité, et vous disposerez ensuite de quatorze jours pour renoncer. Les frais de dossier, soit {small}, seront déduits des fonds débloqués. Un crédit vous engage et doit être remboursé : vérifiez vos capacités avant de vous décider.',
        ],
        link: 'Voir la simulation',
      },
      malicious: {
        ask: [
          'Pour bloquer ce taux jusqu’au {date}, validez dès aujourd’hui la simulation en cliquant ci-dessous avec l’identifiant et le mot de passe de votre banque actuelle, puis avec le code qu’elle vous adressera. Vous joindrez vos relevés, une pièce d’identité et un avis d’imposition. Les frais de dossier, soit {small}, sont à régler immédiatement par carte ; ils vous seront restitués lors du déblocage des fonds. Un crédit vous engage et doit être remboursé : ne parlez de cette offre à personne avant sa validation.',
        ],
        link: 'Voir la simulation',
      },
      closing: ['Nous restons à votre entière disposition.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'Prestamo rapido 5 min',
      opening: ['necesitas dinero YA? en {company} [te lo damos|lo tienes] sin papeles, hasta {amount}'],
      benign: {
        ask: [
          'mira primero la tae en la web y en tu banco, y si tienes otro prestamo mejor no lo pidas. si te interesa pide cita en la tienda de {city} con dni y nomina. por adelantado no se paga nada, NADA',
        ],
      },
      malicious: {
        ask: [
          'contesta con dni por delante y por detras, foto de la tarjeta y la clave de tu banco para el ingreso. por adelantado solo {small} del seguro, en tarjeta regalo, manda el codigo. en la tienda de {city} no preguntes',
        ],
      },
      closing: ['no esperes mas!!'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Crédito pessoal: documento em falta',
      opening: [
        'O seu pedido de crédito {ref} encontra-se em análise. [Falta um documento para o concluir.|Falta ainda um documento.]',
      ],
      benign: {
        ask: [
          'Trata-se do último recibo de vencimento. Pode carregá-lo na sua área de cliente, entrando como habitualmente, ou deixá-lo num balcão até {date}, mostrando o cartão de cidadão. Se entretanto desistiu do crédito, não precisa de fazer nada: o pedido é anulado sem custos.',
        ],
      },
      malicious: {
        ask: [
          'Trata-se do comprovativo de caução. Transfira {small} para {account} até {date}, e envie-nos o talão com o seu cartão de cidadão e o código de acesso ao banco em linha. Se entretanto desistiu do crédito, a caução é devida na mesma.',
        ],
      },
      closing: ['Com a atenção de sempre.'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Prestito {ref}: rata in scadenza',
      opening: ['La rata del prestito, pari a {small}, scade il {date}. [Restano diciotto rate.|Ne restano diciotto.]'],
      benign: {
        ask: [
          'Verrà addebitata come sempre sul conto della banca indicata nel contratto, purché vi sia la disponibilità; in caso contrario si applica la mora. Se prevede difficoltà, ci contatti prima: la sospensione è possibile una volta l’anno. Nell’area personale trova il piano completo, da scaricare con le credenziali abituali.',
        ],
        link: 'Il piano di rimborso',
      },
      malicious: {
        ask: [
          'Il conto indicato nel contratto non è più abilitato: per evitare la mora effettui oggi un bonifico istantaneo a {account}, oppure paghi con la carta dal pulsante, inserendo PIN e codice ricevuto. Le credenziali della Sua banca ci consentiranno inoltre di attivare la sospensione.',
        ],
        link: 'Il piano di rimborso',
      },
      closing: ['Servizio clienti {company}'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'lening aflossen?? lage rente',
      opening: ['rente is omlaag, [grijp je kans|pak je kans] tot {date}!!'],
      benign: {
        ask: [
          'vraag je eigen bank eerst wat boetevrij mag, reken het na via de link en bel dan pas. let op, geld lenen kost geld',
        ],
        link: 'rekenhulp',
      },
      malicious: {
        ask: [
          'log met je bankpas in via de link, dan lossen wij af. eerst {small} borg naar {account}, de code die je krijgt moet je doorgeven',
        ],
        link: 'rekenhulp',
      },
      closing: ['team {company}'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'chwilowka do {amount} decyzja w 15 min',
      opening: ['masz wstepna decyzje pozytywna, [wniosek|nr wniosku] {ref}, wazne do {date}'],
      benign: {
        ask: [
          'rrso jest wysokie, przeczytaj umowe zanim klikniesz. wniosek skladasz sam po zalogowaniu u nas, jak zgubisz haslo kliknij przypomnij, przelew weryfikacyjny to 1 grosz i wraca. jak nie splacisz w terminie naliczymy {small} za kazdy monit. masz 14 dni zeby odstapic',
        ],
        link: 'wzor umowy',
      },
      malicious: {
        ask: [
          'zeby odebrac pieniadze kliknij i zaloguj sie do swojego banku, przelew weryfikacyjny to {small} i wraca. podaj pesel, skan dowodu i kod blik. doradca zadzwoni i kaze zainstalowac aplikacje do pulpitu. masz 14 minut, potem odmowa',
        ],
        link: 'wzor umowy',
      },
      closing: ['pieniadze bez wychodzenia z domu'],
    },
  ],
};
