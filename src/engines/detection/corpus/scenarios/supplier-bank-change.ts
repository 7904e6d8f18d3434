import type { Scenario } from '../seed.ts';

export const supplierBankChange: Scenario = {
  id: 'supplier-bank-change',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Our bank details, from {date}',
      opening: [
        'I am writing on behalf of {company}, with whom {own} has traded for some years. Our bank is closing its branch in {city}, and we are moving our business accounts [to another one|elsewhere] as a result.',
      ],
      benign: {
        ask: [
          'Please keep paying into the account you have until our letter, signed by both directors, reaches you. When it does, call back on the number you already have for us before changing anything, and ask for me or for {other}. We would rather be paid a month late than to the wrong account. Invoice {ref} can be settled exactly as before.',
        ],
      },
      malicious: {
        ask: [
          'Please update our record today, and settle invoice {ref} and everything that follows into {account} instead. The account you have is frozen, so anything sent there would come back a month late. A letter signed by both directors can follow when things are calmer; until then kindly reply to me only, as our telephones are being moved too.',
        ],
      },
      closing: ['Thank you for your patience while we sort this out.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'WICHTIG neue bankverbindung',
      opening: ['an die buchhaltung {own}: [bitte beachten|bitte lesen], eilt!!'],
      benign: {
        ask: [
          'es sind mails mit falschem konto in unserem namen unterwegs. unsere bankverbindung ist und bleibt {account}, steht auf jeder rechnung seit 2011. habt ihr schon was aufs andere konto überwiesen, SOFORT eure bank anrufen, dann uns. nicht auf die mails antworten',
        ],
      },
      malicious: {
        ask: [
          'unsere bankverbindung hat sich geändert, das konto auf den rechnungen gilt nicht mehr. ab SOFORT alles auf {account} überweisen, auch die offene {ref} über {amount}. bitte bis {time} uhr den beleg hierher schicken, anrufen könnt ihr euch sparen, wir sind alle auf messe',
        ],
      },
      closing: ['danke, sonst gibt es ärger mit der lieferung'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Changement de RIB',
      opening: [
        '[Nous vous informons que|Veuillez noter que] {company} change d’établissement bancaire à compter du {date}.',
      ],
      benign: {
        ask: [
          'Notre responsable, que vous connaissez, passera vous remettre le nouveau RIB en main propre. D’ici là, l’ancien compte ({account}) reste ouvert et nos factures y sont payables comme d’habitude. Merci de ne pas tenir compte d’un RIB reçu par courriel.',
        ],
      },
      malicious: {
        ask: [
          'Vous trouverez ci-après nos nouvelles coordonnées : {account}. L’ancien compte étant clôturé, merci d’y virer dès aujourd’hui les factures en cours, et de nous adresser la preuve du virement par retour de courriel, sans passer par notre responsable habituel.',
        ],
      },
      closing: ['Nous restons à votre disposition.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'datos para el pago de {ref}',
      opening: ['me dice {other} que [ya teneis la factura aprobada|la factura ya esta aprobada], genial'],
      benign: {
        ask: [
          'la cuenta es la misma del contrato, {account}, el banco de siempre, no la he cambiado ni la pienso cambiar. si os llega otra mirad con lupa y llamadme al movil que ya teneis. confirmad solo que pagais el {date} y no antes, que luego me lia el iva',
        ],
      },
      malicious: {
        ask: [
          'la cuenta del contrato no la useis que me la han embargado por un lio del iva. pagad en {account}, esta a nombre de mi cuñado pero es de confianza. si os pide confirmacion el banco decid que si y ya. confirmad solo que pagais hoy y no el {date}',
        ],
      },
      closing: ['mil gracias y perdon por la lata'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Atualização de dados de fornecedor',
      opening: [
        'Na sequência da fusão comunicada em {past}, a {company} [vai alterar|irá alterar] a sua denominação social.',
        'A equipa, os contactos, os preços e as condições de entrega mantêm-se. As encomendas em curso não são afetadas, e as guias de transporte passam a trazer o novo nome a partir de {date}. Os certificados de qualidade já foram transferidos e podem ser pedidos a qualquer momento ao nosso escritório em {city}.',
      ],
      benign: {
        ask: [
          'O número de contribuinte e a conta bancária ({account}) continuam os mesmos, pelo que não precisa de alterar nada no pagamento das faturas. Peço apenas que atualize o nome na vossa ficha, quando tiver oportunidade. Se o vosso procedimento o exigir, podemos preencher o formulário do portal de fornecedores, com a declaração do banco, e aguardar que nos telefonem para o número do contrato. Enquanto a verificação não estiver concluída, é natural que os pagamentos fiquem em espera.',
        ],
        link: 'Certidão da fusão',
      },
      malicious: {
        ask: [
          'O número de contribuinte mantém-se, mas a conta bancária passa a ser {account}, titulada por uma sociedade de cobranças. Peço que atualize a vossa ficha ainda hoje e que antecipe para esta semana as faturas que só venciam no próximo mês. Dado que o nosso portal de fornecedores está parado, basta a confirmação por este endereço, dispensando-se a declaração do banco e o telefonema do costume. Os pagamentos feitos para a conta anterior não serão considerados e vencem juros de mora.',
        ],
        link: 'Certidão da fusão',
      },
      closing: ['Obrigado pela vossa colaboração de sempre.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'iban',
      opening: ['[una cosa veloce|velocissima] sulla fattura {ref}'],
      benign: {
        ask: ['iban sempre quello stampato, {account}, se cambia passo io in banca e da voi. pagate pure con calma'],
      },
      malicious: {
        ask: ['iban stampato vecchio, se pagate quello giusto è {account}. pagate oggi e non serve chiamare'],
      },
      closing: ['grazie mille'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Rekeningnummer {company}',
      opening: [
        'Vorige week vroeg u [per mail|schriftelijk] naar ons rekeningnummer, omdat uw systeem een betaling van {amount} had teruggestuurd.',
      ],
      benign: {
        ask: [
          'De oorzaak is gevonden: in uw systeem ontbrak een cijfer. Het juiste nummer is nog steeds {account}. Vergelijk het met ons briefpapier of bel uw vaste contactpersoon, zodat u het niet van mij hoeft aan te nemen. Daarna kunt u de betaling opnieuw klaarzetten; haast is er niet bij.',
        ],
      },
      malicious: {
        ask: [
          'De oorzaak is gevonden: het nummer op ons briefpapier is vervallen. Gebruik voortaan {account}, bij een bank in het buitenland, en zet de betaling vandaag nog opnieuw klaar. Uw vaste contactpersoon is hiervan niet op de hoogte, dus neem het gerust van mij aan.',
        ],
      },
      closing: ['Excuses voor [het ongemak|de vertraging].'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'zmiana nr konta',
      opening: ['od {date} zmieniamy bank, [pisze do wszystkich kontrahentow|pisze do wszystkich klientow]'],
      benign: {
        ask: [
          'nowy numer to {account}, jest tez na bialej liscie, sprawdzcie zanim cos pojdzie. aneks do umowy podpisze prezes i przywieze kierowca z towarem. do tego czasu placcie na stary, dziala do konca roku',
        ],
        link: 'pismo',
      },
      malicious: {
        ask: [
          'nowy numer to {account}, na bialej liscie jeszcze go nie ma wiec nie sprawdzajcie. aneks do umowy dosle kiedys, prezes na urlopie. zaleglosci {amount} prosze dzis, stary numer juz nie dziala',
        ],
        link: 'pismo',
      },
      closing: ['dzieki za wyrozumialosc'],
    },
  ],
};
