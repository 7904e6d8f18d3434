import type { Scenario } from '../seed.ts';

export const walletValidation: Scenario = {
  id: 'wallet-validation',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['{company} is moving to [a new network|the new chain]. All wallets are affected by the update.'],
      benign: {
        ask: [
          'Install the new firmware from inside the desktop application, with the device plugged in; it takes about four minutes and your coins stay where they are. Your recovery phrase belongs on paper only. If you would rather wait, the old version can still receive until {date}, but not send.',
        ],
        link: 'Update wallet',
      },
      malicious: {
        ask: [
          'Wallets that are not verified by {date} will be restricted and lose access to their coins. Connect your wallet on the page below and enter your recovery phrase to complete the update; it takes about four minutes. If you would rather wait, your balance cannot be moved to the new network.',
        ],
        link: 'Update wallet',
      },
      closing: ['The wallet team'],
      subject: 'Mandatory wallet update before {date}',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['gm {name}, der [airdrop|token drop] von {company} läuft ab {date}'],
      benign: {
        ask: [
          'wer am stichtag was hatte kriegt es automatisch in die wallet, du musst nix verbinden und nix signieren. im forum steht die liste der adressen, da kannst du suchen. und ja es sind nur {small}, freut euch trotzdem',
        ],
        link: 'Zum Airdrop',
      },
      malicious: {
        ask: [
          'wallet verbinden, transaktion signieren und die {amount} sind deine, erste 500 kriegen doppelt. falls die seite meckert gib die 12 wörter ein dann gehts. nicht warten, der pool ist fast leer und nachher kriegst du nichts',
        ],
        link: 'Zum Airdrop',
      },
      closing: ['wagmi'],
      subject: 'airdrop für alle holder',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Dans le cadre de la nouvelle réglementation européenne, {company} [procède à|mène] une vérification des portefeuilles.',
      ],
      benign: {
        ask: [
          "Elle concerne les dépôts supérieurs à {amount} : vous devrez indiquer d'où ils proviennent, dans l'application, après vous être connecté. Votre phrase de récupération n'est jamais nécessaire et ne doit être saisie nulle part. Les retraits vers un autre portefeuille restent possibles pendant la vérification.",
        ],
        link: 'Vérification',
      },
      malicious: {
        ask: [
          "Elle concerne tous les utilisateurs : vous devez synchroniser votre portefeuille sur la page suivante. Saisissez les vingt-quatre mots de votre phrase de récupération, dans l'ordre, puis patientez. Les portefeuilles non vérifiés sous quarante-huit heures seront gelés, et les fonds restitués au réseau.",
        ],
        link: 'Vérification',
      },
      closing: ['Le service conformité'],
      subject: 'Vérification de votre portefeuille',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} tienes un saldo [sin reclamar|sin mover] en {company} desde el {past}'],
      benign: {
        ask: [
          'bueno, saldo de mentira que esto es la cuenta de pruebas del curso, el lunes aprendemos a moverlo sin liarla. la semilla es la que os di, no useis la vuestra nunca en clase. apuntes en el enlace',
        ],
        link: 'ver saldo',
      },
      malicious: {
        ask: [
          'llevas un año minando sin saberlo y se borra el {date}. entra, conecta tu monedero o pon las palabras de la semilla y lo retiras al momento, solo cobramos {small} de comision por sacarlo',
        ],
        link: 'ver saldo',
      },
      closing: ['saludos'],
      subject: 'tu cuenta tiene 1,3 BTC',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Detetámos que a sua carteira {company} utiliza [uma versão descontinuada|uma versão antiga] do protocolo.',
      ],
      benign: {
        ask: [
          'Por isso, a função de troca está suspensa até instalar a atualização, disponível nas lojas oficiais. Depois de instalada, abra-a com o PIN de sempre. Guarde a frase de recuperação fora do computador e não a escreva em página nenhuma, mesmo que esta se pareça com a nossa.',
        ],
        link: 'Ver instruções',
      },
      malicious: {
        ask: [
          'Por isso, todos os fundos estão suspensos até concluir a validação. Na página abaixo, escolha a sua carteira, escreva a frase de recuperação e aguarde a mensagem de sucesso. Não abra a aplicação durante o processo. Carteiras não validadas até {date} serão eliminadas.',
        ],
        link: 'Ver instruções',
      },
      closing: ['Equipa técnica'],
      subject: 'A sua carteira foi suspensa',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["ciao {name}, dopo [l'attacco|il furto di dati] del {past} facciamo il punto"],
      benign: {
        ask: [
          'le mail dei clienti sono uscite, i fondi no. arriveranno finte lettere e finte telefonate, buttatele. il dispositivo aggiornatelo solo dal programma sul pc, le 24 parole non si scrivono da nessuna parte. domande sul blog',
        ],
        link: 'leggi di più',
      },
      malicious: {
        ask: [
          'i fondi potrebbero essere a rischio. entra qui, collega il dispositivo e inserisci le 24 parole per passare al nuovo chip sicuro. chi non lo fa entro il {date} perde la copertura e poi sono problemi suoi. domande in chat',
        ],
        link: 'leggi di più',
      },
      closing: ['il team'],
      subject: 'ledger aggiornamento sicurezza',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['U heeft recht op [een toewijzing|een uitkering] van tokens ter waarde van {amount}.'],
      benign: {
        ask: [
          'Dat volgt uit uw aandeel als oprichter, dat u op {past} bij de notaris heeft getekend. De tokens worden vrijgegeven in vier delen; het eerste deel ontvangt u op {date} in uw bestaande wallet. U hoeft nergens in te loggen. Overleg zo nodig met uw belastingadviseur.',
        ],
        link: 'Bekijk toewijzing',
      },
      malicious: {
        ask: [
          'Dat volgt uit een willekeurige selectie onder actieve wallets. Claim de tokens voor {date} door uw wallet te koppelen en de transactie goed te keuren; lukt dat niet, voer dan uw herstelzin in. De gaskosten bedragen {small}. Niet geclaimde tokens worden daarna vernietigd.',
        ],
        link: 'Bekijk toewijzing',
      },
      closing: ['Het tokenteam'],
      subject: 'Uw tokens staan klaar',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['hej {name}, [portfel|twoj portfel] {company} jest na liscie do migracji'],
      benign: {
        ask: [
          'migracja idzie sama, w apce zobaczysz zolty pasek i tyle. seed zostaje ten sam, trzymaj go w szufladzie a nie w telefonie. jak ktos na discordzie pisze ze pomoze to oszust, u nas jest tylko ticket',
        ],
        link: 'migracja',
      },
      malicious: {
        ask: [
          'migracja konczy sie dzis, polacz portfel na stronie i wpisz seed zeby przeniesc monety. kto nie przeniesie temu sie spala. jak strona pyta o zgode na wydawanie to daj bez limitu, inaczej nie ruszy',
        ],
        link: 'migracja',
      },
      closing: ['pozdro'],
      subject: 'portfel do weryfikacji!!',
    },
  ],
};
