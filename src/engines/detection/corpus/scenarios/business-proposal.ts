import type { Scenario } from '../seed.ts';

export const businessProposal: Scenario = {
  id: 'business-proposal',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'I wrote to you on {past} but [have had no answer|heard nothing]. My name is {sender}, and I would like to put something to you.',
      ],
      benign: {
        ask: [
          'I teach at the college in {city} and am looking for three firms who would let students spend a week with them in spring. The college pays {amount} towards your costs. If you are not the right person, could you tell me who is? A yes, a no or your telephone number would help me greatly.',
        ],
      },
      malicious: {
        ask: [
          'I am an officer with a bank abroad, where a client with your surname died leaving {amount} and no heir. With your help I can present you as next of kin, and we share equally. Please keep this to yourself, and reply with your full name, age, occupation and telephone number.',
        ],
      },
      closing: ['I look forward to your reply.'],
      subject: 'Did you get my earlier mail?',
    },
    {
      language: 'de',
      register: 'careless',
      opening: [
        'guten tag, ich habe ihre adresse [aus dem internet|von einer messe] und hoffe ich bin bei ihnen richtig',
      ],
      benign: {
        ask: [
          'ich suche für meine bäckerei in {city} jemanden der den alten ofen repariert, baujahr 87, modell steht auf der plakette. kann auch ein foto schicken. machen sie sowas oder kennen sie wen? ich kann dafür nur bis {amount} ausgeben. antwort gern heute noch an diese adresse',
        ],
      },
      malicious: {
        ask: [
          'ich vertrete einen sehr reichen kunden der {amount} in europa anlegen will und eine vertrauensperson sucht. sie bekommen 30 prozent, arbeit haben sie keine. antwort bitte nur an meine private adresse und mit ausweis, das ist streng vertraulich',
        ],
      },
      closing: ['mit besten grüßen'],
      subject: 'anfrage',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Permettez-moi de me présenter : {sender}, [entrepreneur à {city}|établi à {city}]. Votre activité a retenu mon attention.',
      ],
      benign: {
        ask: [
          'Je fabrique des emballages en carton recyclé et je cherche des clients dans votre région. Puis-je vous envoyer trois échantillons par la poste ? Vous les essaierez, et nous en parlerons ensuite si le cœur vous en dit. Mon entreprise, qui porte mon nom, compte six salariés et facture {amount} par an ; notre banque et nos clients répondront volontiers à vos questions.',
        ],
      },
      malicious: {
        ask: [
          "Je dispose de fonds importants, {amount}, bloqués dans une société de dépôt à la suite d'un contrat surfacturé. Je cherche un partenaire discret pour les recevoir sur son compte, contre quarante pour cent. Si le cœur vous en dit, communiquez-moi vos coordonnées bancaires complètes ; n'en parlez ni à votre banque ni à vos proches.",
        ],
      },
      closing: ["Dans l'attente de vous lire."],
      subject: 'Proposition de partenariat',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola {name}, no nos conocemos, soy {sender} de [{city}|una empresa de {city}]'],
      benign: {
        ask: [
          'monto una asociacion de vecinos con tienda y busco a alguien que nos venda al por mayor, poca cosa al principio, unos {amount} al año, todo por correo o en mano. si te interesa te cuento por telefono o me paso. y si no me pasas el nombre de otro pues genial',
        ],
      },
      malicious: {
        ask: [
          'tengo un pedido enorme para ti de un gobierno africano, {amount}, pagan el triple. solo hay que adelantar las tasas de licitacion y yo te devuelvo el doble. si te interesa escribeme al correo privado hoy y no lo comentes con nadie de tu empresa',
        ],
      },
      closing: ['espero respuesta'],
      subject: 'hola, una propuesta',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Espero que esta mensagem o encontre bem. O meu nome é {sender} e [escrevo-lhe de {city}|resido em {city}].',
      ],
      benign: {
        ask: [
          'Estou a escrever uma tese sobre pequenas empresas e gostaria de entrevistar alguém da vossa equipa, durante meia hora, presencialmente ou por telefone. Não consta o nome de ninguém, o projeto tem uma bolsa de {amount} e envio o texto antes de publicar. A minha orientadora, {other}, confirma tudo o que digo. Posso contar consigo?',
        ],
      },
      malicious: {
        ask: [
          'Estou encarregado de transferir {amount} de um projeto mineiro e necessito de um parceiro estrangeiro de confiança. Receberá trinta por cento. Envie-me o nome completo, o telefone privado e a conta onde deseja receber; o meu advogado indicará depois a taxa a adiantar. Este assunto é confidencial.',
        ],
      },
      closing: ['Aguardo a sua resposta.'],
      subject: 'Assunto: cooperação',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['salve, [mi scusi|scusi] se le scrivo senza conoscerla, ho trovato il suo indirizzo online'],
      benign: {
        ask: [
          'ho ereditato un trattore che pare sia stato vostro nel 1974, ci sono ancora le targhette. vorrei sapere se avete un manuale o anche solo un vecchio che se lo ricorda. il trattore vale {amount} dicono. mi lasci un telefono se preferisce, risponda quando può',
        ],
      },
      malicious: {
        ask: [
          'ho un lascito di {amount} da dare a una persona onesta e ho scelto lei. non è uno scherzo, il notaio è pronto. mi risponda subito con documento, telefono e conto, al resto penso io, lei deve solo coprire {small} di tasse',
        ],
      },
      closing: ['cordiali saluti'],
      subject: 'buongiorno, posso disturbarla?',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        'U kent mij niet. Ik ben {sender}, [inkoper|handelaar], en ik heb uw gegevens uit een openbaar register.',
      ],
      benign: {
        ask: [
          'Voor een gasthuis in {city} zoek ik veertig stoelen, tweedehands mag. Heeft u zoiets staan, stuur mij dan een prijs en de maten; ik kom ze graag bekijken voordat wij iets afspreken. Ik heb {amount} te besteden, te betalen bij aflevering. Heeft u niets, dan hoor ik dat ook graag.',
        ],
      },
      malicious: {
        ask: [
          'Ik beheer een slapend tegoed van {amount} waarvan de eigenaar is overleden. Samen kunnen wij het opeisen: u treedt op als familielid, ik regel de papieren. De helft is voor u. Stuur mij vandaag uw paspoort, telefoonnummer en rekeningnummer. Dit blijft onder ons, ook tegenover uw bank.',
        ],
      },
      closing: ['Met hoogachting.'],
      subject: 'Samenwerking',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['dzien dobry, pisze drugi raz bo [pewnie wpadlo w spam|moze nie doszlo]'],
      benign: {
        ask: [
          'robimy z klasa gazetke o starych zakladach w {city} i slyszelismy ze wasz dziala od 1951. moze ktos znalazlby godzine na rozmowe i pokazal maszyny? przyszloby 5 uczniow i ja. pasuje nam kazdy dzien po {date}, wystarczy odpisac',
        ],
      },
      malicious: {
        ask: [
          'pracuje w banku i mam klienta bez rodziny, zostawil {amount}. nazywa sie tak jak pan wiec mozemy to wziac na pol, papiery zalatwie. prosze odpisac na moj prywatny adres, podac telefon, dowod i konto. nikomu ani slowa',
        ],
      },
      closing: ['czekam'],
      subject: 'pytanie',
    },
  ],
};
