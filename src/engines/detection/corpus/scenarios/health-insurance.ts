import type { Scenario } from '../seed.ts';

export const healthInsurance: Scenario = {
  id: 'health-insurance',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your claim {ref} has been settled',
      opening: [
        'We have assessed the claim you sent us on {past}. [The sum approved is {amount}.|You are owed {amount}.]',
      ],
      benign: {
        ask: [
          'It will reach the bank account on your policy within five working days, so there is nothing for you to do. The breakdown can be read in your online folder, where you sign in with the password you chose. If you disagree, write to the complaints team within eight weeks; the address is on your card.',
        ],
        link: 'Read the breakdown',
      },
      malicious: {
        ask: [
          'So that it can be paid, a release fee of {small} must reach us first. Please enter your card and its code on the page, with your National Insurance number and the password of your e-mail, and stay on it until the fee has gone through. Claims not released within eight hours are closed.',
        ],
        link: 'Read the breakdown',
      },
      closing: ['We wish you a good recovery.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre neue Gesundheitskarte',
      opening: [
        'Ihre Gesundheitskarte läuft am {date} ab. [Die neue ist bereits in Arbeit.|Eine neue wird gerade hergestellt.]',
      ],
      benign: {
        ask: [
          'Sie kommt ohne Ihr Zutun mit der Post. Nur wenn Sie umgezogen sind oder das Foto nicht mehr passt, melden Sie sich bitte in der Geschäftsstelle oder über Ihr Kundenkonto. Die PIN folgt in einem zweiten Brief; bewahren Sie beides getrennt auf. Die alte Karte zerschneiden Sie bitte.',
        ],
      },
      malicious: {
        ask: [
          'Für die Zusendung fällt ein Betrag von {small} an, den wir nur telefonisch unter {phone} annehmen. Halten Sie dazu Ihre Bankkarte mit PIN und einen Ausweis bereit, den Sie unserem Berater in die Kamera zeigen. Melden Sie sich nicht, ruht ab dem genannten Tag Ihr Versicherungsschutz.',
        ],
      },
      closing: ['Bleiben Sie gesund.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'Remboursement de {small} en attente',
      opening: ['vous avez un remboursement de soins du {past} [en attente|non versé]'],
      benign: {
        ask: [
          "il manque la feuille de soins, votre medecin ne l'a pas transmise. demandez lui un double et déposez le dans la boite de l'agence, ou par l'appli avec votre code habituel. apres deux ans c'est perdu donc ne tardez pas!!",
        ],
      },
      malicious: {
        ask: [
          "il manque votre carte bancaire, on ne verse plus sur les comptes. envoyez nous les numéros, la date et le code au dos en réponse, avec la carte vitale en photo. apres deux jours c'est perdu donc ne tardez pas!!",
        ],
      },
      closing: ['votre mutuelle {company}'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'cita medica {date}',
      opening: ['le recordamos su cita del {date} a las {time} [con el especialista|en la clinica de {city}]'],
      benign: {
        ask: [
          'pulse para confirmar o cambiar la hora, solo pide el pin de paciente. traiga la tarjeta y llegue 10 min antes, en ayunas. si no viene ni avisa se le cobraran {small} en el recibo',
        ],
        link: 'confirmar cita',
      },
      malicious: {
        ask: [
          'pulse para confirmar y pague {small} por adelantado, pide la tarjeta con el pin y la clave del banco para la devolucion. si no paga en 30 min la cita se anula y pasa a lista de espera',
        ],
        link: 'confirmar cita',
      },
      closing: ['area de pacientes'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Alteração do seu seguro de saúde',
      opening: [
        'A partir de {date}, o seu seguro passa a incluir estomatologia e consultas à distância. [O prémio mensal será de {small}.|O prémio passa para {small} por mês.]',
        'As restantes coberturas, os períodos de carência e a rede de hospitais mantêm-se. Os atos já autorizados antes dessa data serão pagos segundo as condições em vigor no momento do pedido, ainda que a consulta só se realize mais tarde. O mesmo vale para os tratamentos em curso, incluindo fisioterapia e psicologia, até ao limite anual previsto.',
      ],
      benign: {
        ask: [
          'As novas condições seguem também por correio. Se as aceitar, não é necessária qualquer resposta: o prémio continua a ser cobrado por débito direto na conta {account}, que indicou. Se não as aceitar, pode cancelar o contrato até trinta dias depois, por carta ou na área de cliente, onde entra com o seu código habitual. O mediador que assinou consigo a apólice está disponível para explicar cada alteração; caso receba a visita de outra pessoa, peça-lhe a identificação.',
        ],
        link: 'Novas condições',
      },
      malicious: {
        ask: [
          'As novas condições só se aplicam depois de confirmar a apólice. Para isso, introduza na página o número do cartão de débito, o PIN e o código de acesso à área de cliente, e carregue o cartão de cidadão e os três últimos recibos de vencimento do agregado. O prémio do primeiro ano é cobrado de imediato e por inteiro. O mediador que assinou consigo já não trabalha connosco, pelo que lhe pedimos que não o contacte; um inspetor passará em sua casa para levantar o cartão antigo.',
        ],
        link: 'Novas condições',
      },
      closing: ['Agradecemos a sua preferência.'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Scadenza della polizza sanitaria',
      opening: ['La Sua polizza n. {ref} [scade|è in scadenza] il {date}.'],
      benign: {
        ask: [
          'Il rinnovo avviene su richiesta: può passare in agenzia oppure pagare il bollettino (conto {account}) allegato alla lettera di gennaio. Il codice della pratica, da indicare nella causale, è stampato in alto. Trascorsi quindici giorni, la copertura cessa.',
        ],
      },
      malicious: {
        ask: [
          'Il rinnovo avviene oggi stesso con un bonifico di {amount} sul conto {account}, intestato al nostro perito. La preghiamo di inviarci poi tessera sanitaria, carta d’identità e il codice ricevuto dalla banca. Altrimenti, la copertura cessa.',
        ],
      },
      closing: ['Distinti saluti dal Suo consulente.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'let op: eigen risico',
      opening: ['u heeft nog {small} eigen risico openstaan [van {past}|over dit jaar]'],
      benign: {
        ask: [
          'dit schrijven we gewoon af op de 25e, zorg dat er genoeg op {account} staat anders komen er kosten bij. liever in delen betalen? log zelf in bij mijn zorg en kies gespreid. de rekening van het ziekenhuis kunt u bij deze mail bekijken via de knop',
        ],
        link: 'bekijk rekening',
      },
      malicious: {
        ask: [
          'dit moet vandaag betaald zijn anders komt de deurwaarder, kosten {amount}. betaal via de knop, kies uw bank en geef de code van uw kastje door, twee keer omdat de eerste vaak niet lukt. mijn zorg is in onderhoud dus daar ziet u het nog niet staan',
        ],
        link: 'bekijk rekening',
      },
      closing: ['uw zorgverzekeraar'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'wyniki badan',
      opening: ['wyniki z {past} sa juz gotowe, [mozna odebrac|do odbioru]'],
      benign: {
        ask: [
          'zaloguj sie jak zwykle na swoje konto pacjenta albo odbierz w rejestracji z dowodem. telefonicznie wynikow nie podajemy. lekarz prosi o wizyte przed {date}',
        ],
      },
      malicious: {
        ask: [
          'wyniki sa w zalaczniku exe, haslo 1234, uruchom i zaakceptuj wszystko. rejestracja ich nie wydaje. za odczyt doplata {small}, odpisz kod blik przed {date}',
        ],
      },
      closing: ['przychodnia {company}'],
    },
  ],
};
