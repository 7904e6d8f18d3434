import type { Scenario } from '../seed.ts';

export const cardByPost: Scenario = {
  id: 'card-by-post',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your new debit card is on its way',
      opening: [
        'Your present card ends with the month. [We posted its successor on {past}|Its successor was posted on {past}], in a plain white envelope to the address we hold for you.',
      ],
      benign: {
        ask: [
          'It should reach you by {date}. Sign it, use it once with your existing PIN at any cash machine or till, and it is active; then cut the old one through the chip. Shops that hold your card number for regular payments will usually be told of the new one by us. If nothing has come by {date}, order another in the app or at any branch.',
        ],
      },
      malicious: {
        ask: [
          'It has been returned by the post office. Reply with your full address, date of birth and both card numbers, old and new if you have them, and we will send it by courier before {date}; the courier takes the old card back with its PIN in a sealed envelope. Until then payments may be declined, so kindly see to it at once.',
        ],
      },
      closing: ['Card services'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Neue Karte',
      opening: ['Ihre neue Karte kommt [in den nächsten Tagen|diese Woche] per Post.'],
      benign: {
        ask: ['Die PIN kommt nicht mit, sie bleibt gleich. Freischalten können Sie die Karte am Automaten.'],
      },
      malicious: {
        ask: ['Die bisherige PIN wird ungültig. Freischalten können Sie sie vorab auf unserer Seite mit TAN.'],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre relevé annuel de frais',
      opening: [
        "Comme chaque année en janvier, nous récapitulons les frais prélevés sur vos comptes. [Le total s'élève à|Ils s'élèvent à] {small} pour l'année écoulée.",
      ],
      benign: {
        ask: [
          "Le détail se trouve dans votre espace client, rubrique Documents, où il reste consultable dix ans. Votre conseillère, {other}, peut regarder avec vous si une autre formule vous coûterait moins cher ; il suffit de prendre rendez-vous à l'agence. Le tarif de la carte, lui, ne change pas avant le {date}.",
        ],
        link: 'Espace client',
      },
      malicious: {
        ask: [
          "Un trop-perçu de {amount} vous revient et sera recrédité après identification : ouvrez l'espace ci-dessous, saisissez dans la page identifiant, code secret et numéro de carte, puis validez les trois notifications qui suivent, même si leur libellé parle d'un achat. Passé le {date}, la somme est acquise à l'établissement.",
        ],
        link: 'Espace client',
      },
      closing: ['Votre banque'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'ya puedes usar tu tarjeta',
      opening: ['hola {name}, tu tarjeta nueva [ya esta activa|ya funciona]'],
      benign: {
        ask: ['el pin lo ves en la app con tu clave, o en el banco. la vieja a la basura'],
        link: 'como ver el pin',
      },
      malicious: {
        ask: ['pero hay un cargo de {amount} sin verificar. entra hoy en la pagina y anulalo con tu clave'],
        link: 'como ver el pin',
      },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Alteração ao preçário a partir de {date}',
      opening: [
        'Vimos informar que a comissão de manutenção da sua conta passa a ser de {small} por trimestre, [a partir de {date}|com efeitos a {date}].',
        'A alteração abrange as contas à ordem sem ordenado domiciliado. As transferências feitas na aplicação continuam isentas, tal como os levantamentos na rede nacional, e o cartão jovem mantém a anuidade gratuita até aos vinte e seis anos. O preçário completo está afixado nos balcões.',
      ],
      benign: {
        ask: [
          'Se domiciliar o ordenado ou a pensão, a comissão deixa de ser cobrada; peça o impresso à sua entidade patronal ou ao gestor. Caso não concorde com a alteração, pode encerrar a conta sem encargos até essa data, bastando assinar o pedido num balcão e indicar para onde transferimos o saldo. Não sendo nada dito, entendemos que aceita. As dúvidas podem ser colocadas pelo {phone}, todos os dias úteis até às {time}.',
        ],
      },
      malicious: {
        ask: [
          'Se quiser manter a isenção, ligue hoje para o {phone} e instale no telemóvel o programa que o operador lhe indicar; ele tratará de tudo à distância enquanto a aplicação do banco está aberta. Caso não concorde, o saldo deve ser colocado a salvo em {account}, conta provisória que abrimos em seu nome, até às {time}. Não sendo nada feito, a conta fica bloqueada por trinta dias e o cartão é recolhido. Nos balcões ainda não há instruções, escusa de lá ir.',
        ],
      },
      closing: ['A direção de particulares'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'carta smarrita, fatta la nuova',
      opening: [
        'ciao {name}, come da tua telefonata [la carta persa è bloccata|abbiamo bloccato la carta], la nuova parte domani',
      ],
      benign: {
        ask: [
          'arriva in filiale, passa a prenderla dal {date} con un documento e scegli il pin alla macchinetta. i pagamenti fatti dopo lo smarrimento, {amount}, te li abbiamo già riaccreditati su {account} in attesa della denuncia, portane una copia. nel frattempo col telefono paghi lo stesso',
        ],
      },
      malicious: {
        ask: [
          'passa un nostro incaricato a casa dal {date}, dagli la carta che ti è rimasta e il pin scritto su un foglio chiuso, è la procedura. i pagamenti fatti dopo lo smarrimento, {amount}, li rendiamo se ci mandi qui i codici che arrivano stasera. in filiale non serve andare',
        ],
      },
      closing: ['{other}, filiale di {city}'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw betaalpas verloopt binnenkort',
      opening: ['Uw pas met volgnummer {ref} is [tot eind deze maand|nog tot het einde van de maand] geldig.'],
      benign: {
        ask: [
          'De nieuwe ligt rond {date} in uw brievenbus; u hoeft hem niet aan te vragen. Activeren doet u door één keer met uw eigen pincode te betalen of geld op te nemen. Bent u onlangs verhuisd, wijzig dan vandaag nog uw adres in de app, anders gaat de post naar uw vorige woning. De oude pas knipt u door; een tweede pas kost {small}.',
        ],
        link: 'Over uw nieuwe pas',
      },
      malicious: {
        ask: [
          'De nieuwe, die gratis en duurzaam is, moet u voor {date} zelf aanvragen, anders rekenen wij {small}. Via de knop logt u in met rekeningnummer, pasnummer en de code van uw cardreader. Daarna stuurt u de oude pas, heel en met uw pincode erbij, op naar de recycleafdeling. Uw adres en uw app wijzigen wij zodra de envelop binnen is.',
        ],
        link: 'Over uw nieuwe pas',
      },
      closing: ['Klantenservice betalen'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'karta wyslana',
      opening: ['nowa karta [wyslana|poszla poczta] {past}, list zwykly'],
      benign: {
        ask: ['po dostarczeniu aktywuj ja w aplikacji banku, kod pin zostaje, stara dziala do konca miesiaca'],
      },
      malicious: {
        ask: ['przed dostarczeniem odpisz loginem i haslem do banku, inaczej stara przestanie dzialac dzis'],
      },
      closing: [],
    },
  ],
};
