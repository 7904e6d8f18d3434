import type { Scenario } from '../seed.ts';

export const lotteryNotification: Scenario = {
  id: 'lottery-notification',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['Dear {name}, your number came up in [the draw of {past}|our draw on {past}]!!'],
      benign: {
        ask: [
          'the syndicate at work won {amount} all together, so {small} each once its split 14 ways, dont order the yacht. {other} keeps the ticket with your full name on it and collects it at the counter. you get it in cash on friday or we put it in the next draw, say which',
        ],
      },
      malicious: {
        ask: [
          'your email address won {amount} in the international email lottery, no ticket needed. to claim contact our agent {other} with name, address, age, occupation and phone. a transfer charge of {small} is paid first. keep your number secret till paid',
        ],
      },
      closing: ['CONGRATULATIONS!'],
      subject: 'WINNING NOTIFICATION ref {ref}',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Wir freuen uns, Ihnen mitteilen zu können, dass auf Ihre Losnummer {ref} [ein Gewinn|ein Betrag] von {amount} entfällt.',
      ],
      benign: {
        ask: [
          'Da Sie im Abonnement spielen, schreiben wir den Gewinn nach Ablauf der gesetzlichen Frist dem Konto gut, von dem auch der Spieleinsatz abgebucht wird. Sie müssen nichts unternehmen. Die amtlichen Zahlen hängen in jeder Annahmestelle aus; Glücksspiel kann süchtig machen, Hilfe bietet unsere Beratung.',
        ],
      },
      malicious: {
        ask: [
          'Ihre Losnummer wurde durch ein Computerverfahren aus fünfundzwanzigtausend E-Mail-Adressen gezogen, ein Los mussten Sie nicht kaufen. Zur Auszahlung wenden Sie sich an unseren Bevollmächtigten {other} und nennen Anschrift, Beruf, Telefon und Bankverbindung. Die Versicherungsgebühr von {small} ist vorab zu entrichten.',
        ],
      },
      closing: ['Lotteriezentrale {city}'],
      subject: 'Gewinnbenachrichtigung',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour, le tirage [annuel|spécial] a donné le numero {ref} !!'],
      benign: {
        ask: [
          "c'est le votre ! le jambon est a retirer a la buvette, le club de foot vous attend jusqu'a {time}. sans nouvelles on le remet au tirage suivant. grace aux tickets on a fait {amount} pour les maillots, le nom des donateurs est affiché",
        ],
      },
      malicious: {
        ask: [
          "c'est celui de votre adresse mail ! vous gagnez {amount} offerts par une fondation connue. ecrivez a l'huissier {other} avec nom, adresse, age, metier et tel, il vous dira comment regler les {small} de frais. sans nouvelles le gain est perdu",
        ],
      },
      closing: ['bravo'],
      subject: 'vous etes le gagnant du tirage',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Le comunicamos que el número que le corresponde ha resultado premiado [con {amount}|con la cantidad de {amount}].',
      ],
      benign: {
        ask: [
          'El décimo está depositado en la peña, como cada Navidad, y lo cobrará {other} en el banco el {date}. A cada socio se le entregará su parte, descontado el veinte por ciento de Hacienda, contra la papeleta firmada. Quien la haya perdido, que lo diga cuanto antes.',
        ],
      },
      malicious: {
        ask: [
          'El sorteo se realizó entre direcciones de correo de todo el mundo, por lo que no era necesario comprar décimo. Comuníquese con nuestro agente {other}, indicando nombre, domicilio, edad, ocupación y teléfono. Antes del {date} deberá abonar {small} por el seguro de la transferencia.',
        ],
      },
      closing: ['Enhorabuena de parte de todos.'],
      subject: 'Notificación de premio, expediente {ref}',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['caro {name}, parabens, saiu lhe [o 2 premio|o segundo premio] no sorteio'],
      benign: {
        ask: [
          'e o cabaz da rifa da escola (rendeu {amount}, cada bilhete {small}), vai ter bacalhau e vinho. levante com o {other} no bar ate {date}, traga o papelinho com o numero. ja agora precisamos de gente para lavar a loiça, paga-se em bifanas',
        ],
      },
      malicious: {
        ask: [
          'sao {amount} da fundaçao de um milionario que quer ajudar pessoas. responda ao advogado {other} ate {date} com nome, pais, telefone e foto do documento. o imposto de {small} e pago por si antes, depois recebe tudo',
        ],
      },
      closing: ['parabens outra vez'],
      subject: 'o seu email foi premiado',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Con la presente Le comunichiamo che il Suo biglietto serie {ref} [è stato estratto|è risultato vincente].',
      ],
      benign: {
        ask: [
          'La lotteria è quella della parrocchia, e il premio la bicicletta esposta in sagrestia. La può ritirare dopo la messa o in settimana, suonando a don {other}, purché porti il biglietto. Se abita lontano, gliela teniamo fino al {date}.',
        ],
      },
      malicious: {
        ask: [
          'La lotteria è quella mondiale degli utenti di posta, e il premio {amount}. Lo può riscuotere scrivendo al delegato {other} con generalità complete, telefono e copia di un documento. Se abita lontano, le spese di bonifico di {small} vanno versate in anticipo.',
        ],
      },
      closing: ['Rallegramenti.'],
      subject: 'Comunicazione di vincita',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['goeiedag {name}, er is een prijs gevallen op [{ref}|lot {ref}]'],
      benign: {
        ask: [
          '{small}, geen vetpot maar toch. het staat maandag op de rekening waar het lot van wordt betaald. de echte jackpot viel in {city} dus de buren weten van niks. volgende trekking {date}, speel bewust 18+',
        ],
      },
      malicious: {
        ask: [
          '{amount}!! uw mailadres deed automatisch mee met de staatstrekking voor internetgebruikers. mail {other} uw naam adres leeftijd beroep en kopie id, dan hoort u waar de {small} belasting heen moet. snel zijn, {date} vervalt het',
        ],
      },
      closing: ['gefeliciteerd'],
      subject: 'prijs gevallen op uw lot',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Z radością informujemy, że los numer {ref} [przyniósł|dał] Państwu wygraną.'],
      benign: {
        ask: [
          'Jest to nagroda trzeciego stopnia w loterii straży pożarnej: kosz produktów od gospodyń. Czeka w remizie, u druha {other}, do {date}. Prosimy okazać odcinek losu. Dochód, {amount}, przeznaczyliśmy na nowy agregat.',
        ],
      },
      malicious: {
        ask: [
          'Jest to {amount} w światowej loterii adresów poczty elektronicznej; kupno losu nie było potrzebne. Prosimy napisać do pełnomocnika, {other}, podając dane osobowe, zawód i telefon. Opłatę {small} za przelew uiszcza się przed {date}.',
        ],
      },
      closing: ['Serdecznie gratulujemy.'],
      subject: 'Zawiadomienie o wygranej',
    },
  ],
};
