import type { Scenario } from '../seed.ts';

export const esignEnvelope: Scenario = {
  id: 'esign-envelope',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      subject: '{other} needs your signature',
      opening: ['[signature|your signature] wanted by {other}: renewal {ref}'],
      benign: { ask: ['open it, sign or say no, {other} can ring you about it'], link: 'review' },
      malicious: { ask: ['review it in your inbox here and sign, nothing to install'], link: 'review' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: '{other} bittet um Ihre elektronische Unterschrift',
      opening: [
        '{other} hat Ihnen über {company} eine Vereinbarung [zur Unterschrift gesandt|zum Unterschreiben geschickt]. Umfang: sieben Seiten, Vorgang {ref}.',
      ],
      benign: {
        ask: [
          'Über den Knopf gelangen Sie auf unsere Seite, auf der Sie die Vereinbarung lesen, unterschreiben oder ablehnen können; eine Frist hat {other} nicht gesetzt. Ist Ihnen der Absender unbekannt, öffnen Sie bitte nichts und leiten diese Nachricht an uns weiter. Denselben Vorgang finden Sie auch, wenn Sie auf unserer Startseite die Vorgangsnummer eingeben.',
        ],
        link: 'Vereinbarung ansehen',
      },
      malicious: {
        ask: [
          'Über den Knopf gelangen Sie auf die Seite, auf der Sie die Vereinbarung lesen und unterschreiben können; {other} wartet darauf und hat eine Frist bis zum {date} gesetzt. Ist Ihnen der Absender unbekannt, lesen Sie bitte zuerst die Vereinbarung, dort ist alles Weitere erklärt. Geben Sie die Vorgangsnummer nicht weiter, sie gilt nur für Sie persönlich und nur einmal.',
        ],
        link: 'Vereinbarung ansehen',
      },
      closing: ['{company}, elektronische Unterschriften'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Document envoyé par {other} pour signature',
      opening: [
        'Bonjour, {other} vous a transmis un document à signer [par l’intermédiaire de {company}|au moyen de {company}].',
      ],
      benign: {
        ask: [
          'Il s’agit du bail révisé dont vous avez parlé ensemble. Vous pouvez l’ouvrir, l’annoter et ne le signer que si tout vous convient ; {other} vous donnera par téléphone le code qui figure en bas de page. L’exemplaire signé vous sera conservé dix ans dans votre coffre.',
        ],
        link: 'Ouvrir le document',
      },
      malicious: {
        ask: [
          'Il s’agit d’un document dont le titre n’a pas été communiqué. Vous pouvez l’ouvrir et le signer en une minute, depuis un ordinateur ou un téléphone ; {other} en sera aussitôt prévenu. L’exemplaire signé vous sera adressé par retour, et la demande ne vous sera pas renouvelée.',
        ],
        link: 'Ouvrir le document',
      },
      closing: ['Ne partagez pas ce message.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'firma electronica {ref}',
      opening: ['hola {name}, {other} te manda un documento [para firmar|a firmar]'],
      benign: {
        ask: [
          'miralo con calma, son 4 paginas del alquiler de la furgoneta. si no quieres firmar dale a rechazar y pon por que. si prefieres verlo en la web nuestra entra como siempre y mira en pendientes, sale el mismo con el numero {ref}',
        ],
        link: 'ver documento',
      },
      malicious: {
        ask: [
          'miralo cuanto antes, son 4 paginas y la firma va al final. si no quieres firmar tienes que abrirlo igual y ponerlo. en la web no sale en pendientes porque lo mandan por fuera, se ve solo con este boton y caduca a las {time}',
        ],
        link: 'ver documento',
      },
      closing: ['saludos'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Pedido de assinatura n.º {ref}',
      opening: ['{other} convidou-o a assinar um documento [através da {company}|por intermédio da {company}].'],
      benign: {
        ask: [
          'O convite diz respeito à adenda ao contrato de prestação de serviços. Carregue no botão, leia as três páginas e assine ou recuse até {date}. Se ainda não falou com {other} sobre este assunto, fale primeiro e só depois abra o documento. A assinatura não tem custos para quem recebe o convite.',
        ],
        link: 'Ler e assinar',
      },
      malicious: {
        ask: [
          'O convite diz respeito a um documento que lhe é pessoalmente dirigido. Carregue no botão, aceite a apresentação do documento e assine na última página ainda hoje. Para falar com {other} sobre este assunto, utilize a caixa de mensagem do próprio documento. A assinatura não tem custos para quem recebe o convite.',
        ],
        link: 'Ler e assinar',
      },
      closing: ['Serviço de assinaturas'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'documento da firmare ({other})',
      opening: ['{other} ti ha mandato un documento da firmare, [scade il {date}|valido fino al {date}]'],
      benign: {
        ask: [
          "sono le condizioni del noleggio, due fogli, si firma col dito. se non te l'aspettavi chiedi prima a {other}, noi facciamo solo da postino. lo ritrovi anche nella tua area da noi sotto ricevuti",
        ],
        link: 'apri e firma',
      },
      malicious: {
        ask: [
          "si apre dal tasto, due fogli, si firma col dito e parte da solo. se non te l'aspettavi aprilo e capisci di cosa si tratta. nella tua area non lo trovi, è stato spedito come urgente",
        ],
        link: 'apri e firma',
      },
      closing: ['a presto'],
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      subject: 'Handtekening gevraagd',
      opening: ['{other} vraagt uw [handtekening|elektronische handtekening] onder overeenkomst {ref}.'],
      benign: { ask: ['Lees haar hier en teken of weiger, naar keuze.'], link: 'Overeenkomst' },
      malicious: { ask: ['Open haar hier en teken, zij verloopt vandaag.'], link: 'Overeenkomst' },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'podpis elektroniczny',
      opening: ['{other} prosi o podpis [pod umowa|na umowie] {ref}'],
      benign: { ask: ['przeczytaj, podpisz albo odrzuc na naszej stronie'], link: 'dokument' },
      malicious: { ask: ['otworz, przewin na koniec i podpisz jeszcze dzis'], link: 'dokument' },
      closing: [],
    },
  ],
};
