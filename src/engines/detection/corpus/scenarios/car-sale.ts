import type { Scenario } from '../seed.ts';

export const carSale: Scenario = {
  id: 'car-sale',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'The car you asked about',
      opening: [
        'Thank you for your message about the estate. It is still for sale at {amount}, [with a full service history and one careful owner|one owner from new, all services stamped].',
      ],
      benign: {
        ask: [
          'You are welcome to see it in {city} any evening and to have it checked at the garage round the corner. When we sign, with the keys in your hand, I would want the price sent to {account} by your bank, and I put the papers in your name the same day. I can email a photograph of the service book.',
        ],
      },
      malicious: {
        ask: [
          'I have moved abroad for work, so a carrier will bring it to your door once you have paid the price to {account}, which belongs to the shipping agent. You then have ten days to try it, and if you do not want it you send it back or sell it on. Please send a picture of your passport as well, so that the papers can be put in your name before it leaves.',
        ],
      },
      closing: ['I look forward to hearing from you.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'auto noch da?',
      opening: ['hallo, [ist der wagen noch zu haben|gibt es den wagen noch]? würd ihn nehmen, preis {amount} passt'],
      benign: {
        ask: [
          'ich kann am {date} kommen und probefahren, wenn alles stimmt geht das geld direkt auf ihr konto während wir zusammen sitzen, meine bank macht echtzeit. winterreifen wären gut. schicken sie mir noch ein bild vom tacho? [ausweis bring ich mit|meinen ausweis bring ich mit], kaufvertrag auch, gebühr fürs abmelden zahl ich',
        ],
      },
      malicious: {
        ask: [
          'bin grad auf montage im ausland, mein spediteur holt ihn ab und zahlt bar. sie müssten nur seine {small} gebühr mit gutscheinkarten vorstrecken, codes an mich, und die bank schickt ihnen einen link wo sie ihre karte oder ihr onlinebanking eintragen damit das geld drauf geht',
        ],
      },
      closing: ['gruß'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'annonce voiture',
      opening: ["bonjour, [je vous ecris pour la citadine|c'est pour la citadine grise], toujours dispo ?"],
      benign: {
        ask: [
          "si oui je passe {date} avec mon beau frere, ma carte d'identité et un cheque de banque de {amount}. vous pouvez m'envoyer une photo du compteur et le code du controle technique pour que je verifie sur le site",
        ],
      },
      malicious: {
        ask: [
          "si oui je paie tout de suite sans la voir, envoyez une copie de votre carte d'identité, la carte grise et votre numero de carte avec le code, c'est la que ma banque verse si vous etes d'accord",
        ],
      },
      closing: ['cordialement'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Sobre la furgoneta',
      opening: [
        'Le agradezco el interés por la furgoneta. [Varias personas han preguntado por ella|Ha preguntado por ella más gente], pero usted escribió primero y se la guardo hasta el {date}.',
        'Le cuento cómo está, para que no se lleve sorpresas. Tiene doce años y ciento ochenta mil kilómetros, casi todos de carretera; el embrague es nuevo y los neumáticos aguantan otro invierno. La puerta lateral roza un poco al cerrar y falta la tapa de la guantera. La hemos usado para llevar la verdura al mercado, así que huele a cebolla y ya no se le va.',
      ],
      benign: {
        ask: [
          'Lo mejor es que venga a verla a {city} con calma y la lleve a un taller de su confianza. Si se decide, firmamos en una gestoría, que comprueba que no tenga multas, y allí mismo hace usted el ingreso de {amount} en {account}, la cuenta que comparto con mi mujer y que verá en la cartilla. Lleve su documento, que yo llevaré el mío y el recibo del impuesto. No necesito señal: si cambia de idea, me avisa y se la enseño al siguiente. La empresa que pasó la última revisión atiende también por teléfono y le dirá lo mismo que yo, cebollas aparte. Hoy y mañana estoy fuera por trabajo, pero a partir de las {time} [cojo siempre el móvil|contesto siempre].',
        ],
      },
      malicious: {
        ask: [
          'Por mi trabajo no puedo enseñarla, pero un depósito en {city} la entrega en cuanto reciba la mitad del precio, {amount}. Debe hacer el ingreso hoy en {account}, a nombre de un empleado de la empresa de custodia, y poner como concepto que es un regalo a un familiar, porque así no lo retiene el banco. Envíeme también las dos caras de su documento o del pasaporte y una nómina, que me pide la gestoría. Si cambia de idea, la señal se pierde. La empresa de custodia no atiende al público ni por teléfono, de modo que todo se tramita conmigo por escrito. A partir de las {time} ya habría otro comprador.',
        ],
      },
      closing: ['Un saludo y gracias por su interés.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'carro',
      opening: ['boas, [ainda tenho o carro|o carro ainda ca esta], vi a sua mensagem agora'],
      benign: {
        ask: [
          'apareca hoje ou sabado, a morada e a da oficina, ve por baixo e tudo. mando fotos se quiser. paga na conservatoria quando mudarmos o nome',
        ],
      },
      malicious: {
        ask: [
          'mande {small} de sinal hoje pelo telemovel pra eu segurar, e uma foto do cartao de cidadao ou da carta. depois digo a morada e a oficina onde o deixo',
        ],
      },
      closing: ['abraco'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Passaggio di proprietà',
      opening: [
        'Confermo quanto ci siamo detti ieri al telefono: l’auto è sua per {amount}, [con il treno di gomme invernali|gomme invernali comprese].',
      ],
      benign: {
        ask: [
          'Ci vediamo il {date} alle {time} in agenzia. Porterò il libretto, le chiavi e il certificato; lei porti documento, patente e codice fiscale. Il pagamento lo facciamo lì, con bonifico istantaneo sul mio conto {account} o con assegno circolare, dopo che l’impiegato avrà telefonato alla sua banca.',
        ],
      },
      malicious: {
        ask: [
          'Per risparmiare l’agenzia, alla pratica penso io: mi invii fotografie del documento, del codice fiscale o della patente, e l’importo con bonifico istantaneo su {account}, intestato a mio cognato. Le chiavi e il libretto gliele spedirò per posta il {date}, appena la banca mi avrà confermato.',
        ],
      },
      closing: ['La ringrazio per la serietà.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'RE: advertentie auto',
      opening: ['hoi, [even over de auto|nog over de auto], dank voor je bod van {amount}, deal!'],
      benign: {
        ask: [
          'kom em zaterdag maar halen met je bank app, {amount} naar {account} terwijl we er staan, dan ben ik gerust en jij ook. rijbewijs mee voor de overschrijving, vul daar de code van het kenteken in en klaar. foto van de winterbanden stuur ik nog, proefritje mag nog steeds',
        ],
        link: 'de advertentie',
      },
      malicious: {
        ask: [
          'wel eerst ff bewijzen dat je echt bent, betaal 1 cent via de knop en log in met je bank app en de code, dat doet iedereen. rijbewijs graag op de foto, voor en achter. daarna stuur ik em op met een transporteur, proefritje hoeft niet',
        ],
        link: 'de advertentie',
      },
      closing: ['groet en tot dan'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Pytanie o samochód z ogłoszenia',
      opening: [
        'Piszę w sprawie kombi z ogłoszenia numer {ref}. [Cena {amount} mi odpowiada.|Cena, {amount}, jest dla mnie do przyjęcia.]',
      ],
      benign: {
        ask: [
          'Czy można obejrzeć auto w sobotę i pojechać nim na stację diagnostyczną? Za badanie zapłacę kartą na miejscu. Jeśli wszystko będzie w porządku, spotkamy się w banku i przeleję całość na Pana/Pani konto przy podpisaniu umowy. Proszę przygotować dowód rejestracyjny oraz numer nadwozia.',
        ],
        link: 'Ogłoszenie {ref}',
      },
      malicious: {
        ask: [
          'Nie muszę oglądać auta, zapłacę od razu. Proszę o numer karty z datą i kodem, na który portal przeleje pieniądze, oraz o kod z SMS, kiedy przyjdzie. Kuriera po dokumenty zamówi Pan/Pani na stronie, opłata {small} wróci z nadwyżką.',
        ],
        link: 'Ogłoszenie {ref}',
      },
      closing: ['Czekam na wiadomość.'],
    },
  ],
};
