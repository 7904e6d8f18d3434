import type { Scenario } from '../seed.ts';

export const domainAbroad: Scenario = {
  id: 'domain-abroad',
  corporate: true,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['dear {name}, somebody wants to register [your name|the name {own}] in Asia, application {ref}'],
      benign: {
        ask: [
          'happens a lot, most of the time nothing comes of it. you dont need the name unless you sell there, and trade mark law covers you anyway. if you do want it, any registrar has it for about {small} a year, also us. up to you',
        ],
      },
      malicious: {
        ask: [
          'we held it back for 5 days because you come first. confirm today that you want it, send the company papers and {amount} for ten years, or they get it and your customers too. dont contact another registrar, that cancels the hold',
        ],
      },
      closing: ['registry team'],
      subject: '{own} domain names, urgent',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Die Registrierung Ihrer Domain bei {company} [endet am {date}|ist bis {date} bezahlt].'],
      benign: {
        ask: [
          'Sie wird automatisch um ein Jahr verlängert, und die Rechnung über {small} liegt ab morgen im Kundenbereich. Soll sie nicht verlängert werden, kündigen Sie dort bis zum Vortag. Den Auth-Code für einen Umzug erhalten Sie ebenfalls im Kundenbereich, nach der Anmeldung mit Ihrer Kundennummer.',
        ],
        link: 'Zur Domain',
      },
      malicious: {
        ask: [
          'Die automatische Verlängerung ist fehlgeschlagen. Bitte zahlen Sie {small} noch heute über die folgende Seite, indem Sie Ihre Kartendaten und das Kennwort des Kundenbereichs eingeben. Andernfalls werden Website und E-Mail abgeschaltet und die Domain öffentlich versteigert; eine Kündigung ist dann nicht mehr möglich.',
        ],
        link: 'Zur Domain',
      },
      closing: ['Ihr Anbieter'],
      subject: 'Ihre Domain läuft am {date} ab',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour {name}, dernier rappel pour le domaine de {own}, [il expire bientot|il arrive a echeance]'],
      benign: {
        ask: [
          "c'est {small} pour l'année, vous recevez la facture comme d'hab et {other} la paie. si elle est en congé dites le nous on attend, on coupe pas un client de 10 ans. pour le transferer ailleurs le bouton est dans votre compte",
        ],
        link: 'renouveler',
      },
      malicious: {
        ask: [
          "c'est {amount} pour l'année, a payer aujourd'hui par carte sur la page sinon le site est coupé ce soir et revendu. pas besoin de facture ni de demander a {other}. le compte chez votre ancien prestataire vous pouvez l'oublier",
        ],
        link: 'renouveler',
      },
      closing: ['le support'],
      subject: 'nom de domaine {own} expire',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['El servicio de dominio contratado por {own} [vence|finaliza] el {date}.'],
      benign: {
        ask: [
          'Se renovará con cargo a la tarjeta registrada, por {small}. Si desea cambiarla o cancelar, entre en el panel de cliente con su usuario y contraseña de siempre. Puede comprobar quién es su registrador consultando el WHOIS: si no figura nuestro nombre, no debe pagarnos nada.',
        ],
        link: 'Renovar',
      },
      malicious: {
        ask: [
          'El envío a buscadores de su dominio requiere una renovación anual de {amount}. Abone la cantidad en la página antes del plazo indicado, con una tarjeta de empresa. De no hacerlo, los clientes dejarán de encontrarle en internet. Este aviso sustituye a cualquier comunicación de su registrador.',
        ],
        link: 'Renovar',
      },
      closing: ['Gestión de dominios'],
      subject: 'Aviso de vencimiento: servicio de dominio',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola, o dominio da {own} [vai ser suspenso|fica suspenso] amanha por falta de pagamento'],
      benign: {
        ask: [
          'a fatura foi para o email do {other} que ja nao esta convosco, por isso ninguem viu. mandem um contacto novo em papel timbrado ou pela area de cliente e damos mais 15 dias. sao {small}, pagam por referencia como nos outros anos',
        ],
        link: 'regularizar',
      },
      malicious: {
        ask: [
          'paguem {small} agora por cartao nesta pagina e fica resolvido em 5 minutos, depois ha uma taxa de recuperaçao de {amount}. precisamos tambem da senha do painel e do email do dono, para migrar. nao esperem pela fatura',
        ],
        link: 'regularizar',
      },
      closing: ['alojamento'],
      subject: 'dominio suspenso amanha',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Le ricordiamo che il {date} [scadono|giungono a scadenza] il dominio e le caselle collegate.'],
      benign: {
        ask: [
          "Se ha attivato il rinnovo automatico non deve fare nulla: l'addebito di {small} avverrà sul metodo scelto. In caso contrario, rinnovi dal pannello, al quale accede con le solite credenziali. Dopo la scadenza restano trenta giorni per ripensarci, durante i quali il sito non è visibile.",
        ],
        link: 'Rinnova',
      },
      malicious: {
        ask: [
          "L'ultimo addebito non è riuscito. Per evitare la cancellazione immediata, versi {small} dal modulo seguente, indicando carta, codice di sicurezza e la password della casella amministrativa. Dopo la scadenza il dominio passerà a un altro richiedente, e le caselle saranno eliminate senza possibilità di recupero.",
        ],
        link: 'Rinnova',
      },
      closing: ['Assistenza hosting'],
      subject: 'Scadenza dominio e caselle di posta',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['goedemorgen, een andere partij wil [uw domeinnaam met .com|de .com versie van uw domein] vastleggen'],
      benign: {
        ask: [
          'wij zagen het toevallig omdat u hier klant bent. vastleggen kost {small} per jaar en kan in uw paneel, maar als u nooit buiten nederland verkoopt zouden we het niet doen. zeg het maar, haast is er niet, geen antwoord is nee',
        ],
      },
      malicious: {
        ask: [
          'u heeft als eigenaar voorrang maar alleen vandaag. mail terug met akkoord dan sturen we een factuur van {amount} voor 10 jaar, direct te betalen. geen antwoord is pech, dan gaan er klanten naar die andere en kunnen wij niks meer doen',
        ],
      },
      closing: ['domeinregistratie'],
      subject: '.nl domein van {own} wordt aangevraagd',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Uprzejmie przypominamy, że abonament domeny [upływa|kończy się] {date}.'],
      benign: {
        ask: [
          'Fakturę pro forma na {amount} wystawiliśmy w panelu klienta, do którego loguje się osoba upoważniona. Płatność przelewem na rachunek podany w umowie. Jeżeli otrzymają Państwo podobne pismo od innej firmy, warto sprawdzić operatora w bazie WHOIS.',
        ],
        link: 'Opłać domenę',
      },
      malicious: {
        ask: [
          'Opłatę {amount} należy uiścić dzisiaj na rachunek {account} lub kartą na podanej stronie. Po zaksięgowaniu przejmiemy obsługę od dotychczasowego operatora. Brak wpłaty oznacza utratę domeny na rzecz podmiotu z Azji, który złożył już wniosek.',
        ],
        link: 'Opłać domenę',
      },
      closing: ['Biuro rejestracji domen'],
      subject: 'Domena {own}: upływa okres abonamentowy',
    },
  ],
};
