import type { Scenario } from '../seed.ts';

export const serviceVisit: Scenario = {
  id: 'service-visit',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Annual service of your fire extinguishers',
      opening: [
        'The extinguishers at {own} are due for their yearly inspection. [We have pencilled you in for|Our engineer is free on] {date}, from {time}.',
      ],
      benign: {
        ask: [
          'Twelve units at {small} apiece, invoiced afterwards on thirty days, as in your service agreement. Please make sure the plant room is unlocked and that somebody can sign the sheet. If the day is awkward, use the planner to choose another within the month, so that your certificate does not lapse. {other} has the site plan from last time.',
        ],
        link: 'Planner',
      },
      malicious: {
        ask: [
          'Twelve units at {small} apiece, payable before the visit by company card in the planner, where you also sign in with your work mail. The fire authority has made us its sole inspector, and your service agreement with others is void. If the card is refused, use another within the day, or the premises will be reported as unsafe.',
        ],
        link: 'Planner',
      },
      closing: ['Service planning'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'toner',
      opening: ['hallo, euer drucker im 2. stock meldet [fast leer|unter 10 prozent], modell {ref}'],
      benign: {
        ask: ['tonerkartusche kommt per post, {small} laut wartungsvertrag. alte bitte nicht wegwerfen'],
      },
      malicious: {
        ask: ['tonerkartusche kommt gegen vorkasse, {amount} bitte gleich auf {account}. vertrag läuft so weiter'],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: "Contrôle de l'ascenseur",
      opening: ['Le contrôle périodique aura lieu [le {date}|dans vos locaux le {date}], à partir de {time}.'],
      benign: {
        ask: ['Prévoyez un affichage dans le hall. Le rapport arrivera dans votre messagerie.'],
        link: 'Préparer la visite',
      },
      malicious: {
        ask: ["Téléchargez l'utilitaire et ouvrez-le sur le poste du gardien avec un accès administrateur."],
        link: 'Préparer la visite',
      },
      closing: ['Maintenance ascenseurs'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Cambio de la centralita telefónica',
      opening: [
        'Según lo contratado por {own}, el {date} sustituiremos la centralita. [La línea estará cortada unos veinte minutos|Habrá un corte de unos veinte minutos] a partir de las {time}.',
        'Los terminales se conservan, salvo los tres de recepción, que traeremos programados. Las extensiones no cambian y los mensajes grabados del contestador se trasladan tal como están. Nuestro técnico, {other}, llegará con media hora de antelación y pedirá acceso al cuarto de comunicaciones.',
      ],
      benign: {
        ask: [
          'Necesitamos que alguien de informática esté presente, porque habrá que reservar dos direcciones en la red, y que nos indique qué persona firma el parte. Los usuarios podrán escuchar su buzón con el mismo PIN. La factura, {amount}, se emite a la recepción conforme y se gira a sesenta días. El manual de los terminales nuevos puede consultarse en la página de soporte, y quien lo desee puede apuntarse allí a una demostración de media hora.',
        ],
        link: 'Página de soporte',
      },
      malicious: {
        ask: [
          'Necesitamos por adelantado, para hacerlo a distancia, que alguien de administración instale la herramienta de la página de soporte en el equipo desde el que se opera con el banco, y que nos diga el número que aparece. Los usuarios deben escribir allí su correo y contraseña, o perderán su buzón. La factura, {amount}, se abona antes a {account}; la que figura en el contrato es de nuestra antigua filial. Indique la referencia {ref} en la transferencia, y {other} confirmará el corte en cuanto reciba el justificante y la conexión esté abierta.',
        ],
        link: 'Página de soporte',
      },
      closing: ['Dirección técnica'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'limpeza do escritorio',
      opening: ['bom dia {name}, [a equipa nova|uma equipa nova] começa dia {date} as {time}'],
      benign: {
        ask: [
          'a encarregada chama se {other}, passa ai antes para conhecer os cantos e levantar as chaves contra recibo. o codigo do alarme combinem com ela e mudem no quando a outra saiu, fica melhor para todos. a avença de {amount} mantem se, fatura no fim do mes, para pagar em {account}',
        ],
      },
      malicious: {
        ask: [
          'para ela entrar sem incomodar manda me o codigo do alarme, foto das chaves dos dois lados e o horario em que nao ha ninguem. a avença de {amount} passa a ser paga à cabeça para {account} que o banco antigo encerrou, fatura depois. ate as {time} por favor se nao perdem a vaga',
        ],
      },
      closing: ['bom trabalho'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Taratura bilance, avviso',
      opening: ['La verifica periodica delle vostre bilance [è in scadenza|scade] il {date}.'],
      benign: {
        ask: ['Il tecnico passerà verso le {time}; tenete pronto il libretto. Tariffa {small} a bilancia.'],
      },
      malicious: {
        ask: ['Il tecnico rilascia il bollino a distanza: versate {small} a bilancia su {account}, oggi.'],
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Onderhoud koffiemachine',
      opening: [
        'De machine op uw afdeling heeft [vierduizend kopjes gezet|de vierduizend kopjes bereikt] en is toe aan een beurt.',
      ],
      benign: {
        ask: [
          'Onze monteur komt {date} tussen {time} en het einde van de middag. Een beurt duurt een uur en zit bij de huurprijs in; u tekent alleen de werkbon. Wilt u meteen bonen of bekers laten meekomen, vul dan de bestellijst in met uw klantnummer {ref}. Betaling gaat met de maandelijkse factuur mee, automatisch, zoals u gewend bent.',
        ],
        link: 'Bestellijst',
      },
      malicious: {
        ask: [
          'Onze monteur komt pas als het nieuwe contract getekend is. Dat doet u via de bestellijst, waarin u zich aanmeldt met uw zakelijke account, de code goedkeurt die op uw telefoon verschijnt en een creditcard achterlaat voor {amount}. Doet u dat niet voor {time}, dan halen wij de machine morgen op en betaalt u de resterende vier jaar alsnog.',
        ],
        link: 'Bestellijst',
      },
      closing: ['Binnendienst koffie'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'przeglad klimatyzacji',
      opening: ['dzien dobry, {date} [robimy przeglad klimy|przyjezdzamy do klimy] na 3 pietrze, start {time}'],
      benign: {
        ask: [
          'prosimy odsunac biurka od okien i zgarnac papiery bo bedzie wialo. na recepcji podamy dowody do wpisania, zgloscie nas ochronie, {other} i pomocnik, inaczej nie wejdziemy. cena {amount} jak w umowie, fakture dosle biuro po odbiorze, 14 dni, na {account}. filtry bierzemy ze soba',
        ],
      },
      malicious: {
        ask: [
          'prosimy o zaliczke {amount} jeszcze dzis na {account}, to konto kierownika bo biuro ma remont. po drugie przyslijcie zdjecie karty wejsciowej, kod do alarmu i kto kiedy wychodzi, wtedy zrobimy wszystko noca i nikomu nie bedzie wialo. {other} zadzwoni jak skonczy',
        ],
      },
      closing: ['serwis'],
    },
  ],
};
