import type { Scenario } from '../seed.ts';

export const courtSummons: Scenario = {
  id: 'court-summons',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['a complaint against {own} has been [filed|lodged] with us, number {ref}'],
      benign: {
        ask: [
          'its the one about the noise of the fans, your tenant upstairs. nobody is being sued, we only ask both sides to a talk on {date} at {time} in the town hall. bring the service log if you have one. rules of the mediation are online',
        ],
        link: 'case file',
      },
      malicious: {
        ask: [
          'download the case file with the button, unpack it and run it to see who sued you and for what. you have 24 hours to answer before a warrant is issued and the accounts are frozen. only works on a PC. tell nobody, the case is under seal',
        ],
        link: 'case file',
      },
      closing: ['office of complaints'],
      subject: 'complaint against {own}',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['In der Sache {ref} sind Sie als [Zeuge|Beteiligter] vorgesehen.'],
      benign: {
        ask: [
          'Die Ladung mit Ort und Uhrzeit wird Ihnen förmlich zugestellt. Diese Nachricht dient lediglich dazu, Ihre Verfügbarkeit am {date} zu klären; eine kurze Antwort an die Geschäftsstelle in {city} genügt. Zeugengeld und Fahrtkosten werden auf Antrag erstattet. Das Merkblatt können Sie herunterladen.',
        ],
        link: 'Herunterladen',
      },
      malicious: {
        ask: [
          'Laden Sie die Vorladung über die Schaltfläche herunter und öffnen Sie die Datei, um Ort, Uhrzeit und den Tatvorwurf zu erfahren. Eine förmliche Zustellung erfolgt nicht. Sie können das Verfahren abwenden, indem Sie {amount} auf das Konto {account} einzahlen; andernfalls ergeht am {date} Haftbefehl.',
        ],
        link: 'Herunterladen',
      },
      closing: ['Geschäftsstelle'],
      subject: 'Vorladung {ref}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['madame monsieur, votre nom [figure|apparait] dans la plainte {ref} du {past}'],
      benign: {
        ask: [
          "comme temoin seulement, tout le monde l'est, c'est l'accident devant chez vous. passez a la brigade de {city} quand vous pouvez avant {date} avec une piece d'identité, ca dure un quart d'heure. demandez {other}. le plan d'acces est sur le site",
        ],
        link: 'voir la plainte',
      },
      malicious: {
        ask: [
          "comme auteur, pour consultation de sites interdits. repondez a cette adresse avant {date} avec une piece d'identité et vos justifications, un arrangement a {amount} est possible, sinon le procureur lance le mandat et on previent votre employeur",
        ],
        link: 'voir la plainte',
      },
      closing: ['la brigade'],
      subject: 'plainte n° {ref}',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Le informamos de que existe una notificación [pendiente de recoger|sin recoger] en el procedimiento {ref}.',
      ],
      benign: {
        ask: [
          'Corresponde al concurso de un proveedor de {own}. Puede retirarla con su certificado en la sede judicial electrónica o por medio de su procurador. Si comunica su crédito después del {date}, se considerará subordinado. Este colegio no tramita pagos ni solicita claves.',
        ],
        link: 'Ver notificación',
      },
      malicious: {
        ask: [
          'Corresponde a una demanda laboral contra {own}. Descárguela en el enlace, descomprima el archivo y ejecútelo en el equipo de la oficina, con los permisos de administrador. Si no consta la lectura antes del {date}, se celebrará el juicio sin usted y se embargarán {amount}.',
        ],
        link: 'Ver notificación',
      },
      closing: ['Oficina judicial'],
      subject: 'Citación judicial',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['fica {name} [intimado|notificado] do processo {ref}, vara do trabalho de {city}'],
      benign: {
        ask: [
          'a audiencia passou para {date} as {time}, por video. a sala abre no site do tribunal com o numero do processo, sem instalar nada. testemunhas ate tres. duvidas com o advogado da {own}, que ja foi avisado pelo diario',
        ],
        link: 'ver intimação',
      },
      malicious: {
        ask: [
          'baixe a intimação no botao abaixo, abra o arquivo no computador e aceite a instalação do leitor do tribunal. o prazo e de 24 horas, depois e expedido mandado de busca e bloqueio das contas da {own}. o advogado nao tem acesso',
        ],
        link: 'ver intimação',
      },
      closing: ['cartorio'],
      subject: 'intimação eletronica proc {ref}',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Con riferimento al procedimento in oggetto, si comunica che [è stato depositato un atto|un atto è stato depositato] il {past}.',
      ],
      benign: {
        ask: [
          "L'atto riguarda la servitù di passaggio sul piazzale di {own}. La copia si ritira in cancelleria a {city} o tramite il difensore; non è necessario alcun pagamento online. L'udienza è fissata per il {date}. Per gli orari si veda la pagina dell'ufficio.",
        ],
        link: "Vai all'atto",
      },
      malicious: {
        ask: [
          "L'atto La vede indagato. Per prenderne visione scarichi l'archivio dalla pagina, lo decomprima e avvii il documento, ignorando gli avvisi del sistema. Entro il {date} può estinguere il reato versando {amount} a favore di {account}. Non ne parli: il segreto è d'obbligo.",
        ],
        link: "Vai all'atto",
      },
      closing: ['La cancelleria'],
      subject: 'Procedimento n. {ref}: avviso',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['geachte heer/mevrouw, inzake {ref} bent u [gedagvaard|opgeroepen] voor {date}'],
      benign: {
        ask: [
          'dat is het burengerucht, het gaat niet om geld, de rechter wil gewoon iedereen horen. u kreeg de brief op {past} van de deurwaarder, dit is een herinnering aan de tijd, {time}. parkeren is lastig in {city} dus kom met de tram. route op de site',
        ],
        link: 'dossier',
      },
      malicious: {
        ask: [
          'dat is wegens fraude. haal het dossier op met de knop, pak het uit en start het bestand, dan leest u wat u moet doen. of betaal vandaag {amount} dan schikken we. een brief komt er niet en bellen met de rechtbank heeft geen zin',
        ],
        link: 'dossier',
      },
      closing: ['griffie'],
      subject: 'u wordt gedagvaard',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Zawiadamia się, że w sprawie o sygnaturze {ref} [wyznaczono termin|ustalono termin] na {date}.'],
      benign: {
        ask: [
          'Obecność nie jest obowiązkowa. Odpis pisma doręczy poczta; można go też przejrzeć w portalu sądowym, logując się profilem zaufanym. Wniosek o zwrot kosztów dojazdu składa się w biurze podawczym w mieście {city}. Formularze udostępniono na stronie.',
        ],
        link: 'Pobierz',
      },
      malicious: {
        ask: [
          'Odpis pisma należy pobrać przyciskiem, rozpakować i uruchomić na komputerze {own}. Niezapoznanie się z nim w ciągu doby skutkuje nakazem zatrzymania. Postępowanie umarza się po wpłacie {amount} na rachunek {account}; sprawę objęto tajemnicą.',
        ],
        link: 'Pobierz',
      },
      closing: ['Sekretariat'],
      subject: 'Wezwanie w sprawie {ref}',
    },
  ],
};
