import type { Scenario } from '../seed.ts';

export const carSale: Scenario = {
id: 'car-sale', corporate: false, sender: 'person', seeds: [
{
language: 'en', register: 'careful', subject: 'The car you asked about', opening: ['Thank you for your message about the estate. It is still for sale at {amount}, [with a full service history and one careful owner|one owner from new, all services stamped].'], benign: {
ask: ['You are welcome to see it in {city} any evening after {time}, and to bring a mechanic or have it checked at the garage round the corner. I would want payment by bank transfer when we sign the papers, with you sitting in the car. If you look up the registration you will see its test is good until spring.'] }, malicious: {
ask: ['I have moved abroad for work, so a carrier will bring it to your door once you have paid the price to {account}, which belongs to the shipping agent. You then have ten days to try it and may send it back. Please send a picture of your passport as well, so that the papers can be put in your name before it leaves.'] }, closing: ['I look forward to hearing from you.'] },
{
language: 'de', register: 'careless', subject: 'auto noch da?', opening: ['hallo, [ist der wagen noch zu haben|gibt es den wagen noch]? würd ihn nehmen, preis {amount} passt'], benign: {
ask: ['kann am {date} mit dem zug kommen und probefahren, wenn alles stimmt zahl ich bar oder per echtzeitüberweisung vor ort, wie sie wollen. wär gut wenn die winterreifen dabei sind. rufen sie doch kurz an oder schreiben sie obs geht'] }, malicious: {
ask: ['bin grad auf montage im ausland, mein spediteur holt ihn ab und zahlt bar. sie müssten nur seine {small} gebühr mit gutscheinkarten vorstrecken, codes an mich, und die bank schickt ihnen einen link wo sie ihre karte eintragen damit das geld drauf geht'] }, closing: ['gruß'] },
{
language: 'fr', register: 'careless', subject: 'annonce voiture', opening: ["bonjour, [je vous ecris pour la citadine|c'est pour la citadine grise], toujours dispo ?"], benign: {
ask: ["si oui je passe {date} avec mon beau frere qui s'y connait, controle technique sous la main svp. cheque de banque fait devant vous a votre agence, ca vous va"] }, malicious: {
ask: ["si oui je paie tout de suite sans la voir, envoyez une copie de votre carte d'identité, la carte grise et votre numero de carte avec le code, ma banque verse dans l'heure"] }, closing: ['cordialement'] },
{
language: 'es', register: 'careful', subject: 'Sobre la furgoneta', opening: ['Le agradezco el interés por la furgoneta. [Varias personas han preguntado por ella|Ha preguntado por ella más gente], pero usted escribió primero y se la guardo hasta el {date}.', 'Le cuento cómo está, para que no se lleve sorpresas. Tiene doce años y ciento ochenta mil kilómetros, casi todos de carretera; el embrague es nuevo y los neumáticos aguantan otro invierno. La puerta lateral roza un poco al cerrar y falta la tapa de la guantera. La hemos usado para llevar la verdura al mercado, así que huele a cebolla y ya no se le va.'], benign: {
ask: ['Lo mejor es que venga a verla a {city} con calma y la lleve a un taller de su confianza; yo le dejo las llaves. Si se decide, firmamos el contrato en una gestoría, que comprueba en Tráfico que no tenga multas ni cargas, y allí mismo me paga usted por transferencia o con un cheque del banco. No necesito señal: si cambia de idea, me avisa y la enseño al siguiente. El recibo del impuesto de este año ya está pagado y se lo llevará con el resto de los papeles. A partir de las {time} cojo siempre el teléfono.'] }, malicious: {
ask: ['Por mi trabajo no puedo enseñarla, pero un depósito en {city} la entrega en cuanto reciba la mitad del precio, {amount}. Debe hacer el ingreso hoy en {account}, a nombre de un empleado de la empresa de custodia, y poner como concepto que es un regalo a un familiar, porque así no lo retiene el banco. Envíeme también las dos caras de su documento y una nómina, que me pide la gestoría. Si cambia de idea, la señal se pierde. La empresa de custodia no atiende al público ni por teléfono, de modo que todo se tramita conmigo por escrito. A partir de las {time} ya habría otro comprador.'] }, closing: ['Un saludo y gracias por su interés.'] },
{
language: 'pt', register: 'careless', subject: 'carro', opening: ['boas, [ainda tenho o carro|o carro ainda ca esta], vi a sua mensagem agora'], benign: {
ask: ['apareca sabado as {time} na oficina do meu primo, ve por baixo e tudo. paga na conservatoria quando mudarmos o nome'] }, malicious: {
ask: ['mande {small} de sinal por {account} pra eu segurar e uma foto do cartao de cidadao. depois digo a morada'] }, closing: ['abraco'] },
{
language: 'it', register: 'careful', subject: 'Passaggio di proprietà', opening: ['Confermo quanto ci siamo detti ieri al telefono: l’auto è sua per {amount}, [con il treno di gomme invernali|gomme invernali comprese].'], benign: {
ask: ['Ci vediamo il {date} alle {time} allo sportello dell’agenzia pratiche auto che ha scelto lei. Porterò il libretto, le due chiavi e il certificato; lei porti un documento e il codice fiscale. Il pagamento lo facciamo lì, con assegno circolare, dopo che l’impiegato avrà telefonato alla banca.'] }, malicious: {
ask: ['Per risparmiare l’agenzia, alla pratica penso io: mi invii fotografie del documento, del codice fiscale e della patente, e l’importo con bonifico istantaneo su {account}, intestato a mio cognato. Le chiavi e il libretto gliele spedirò per posta il {date}, appena la banca mi avrà confermato.'] }, closing: ['La ringrazio per la serietà.'] },
{
language: 'nl', register: 'careless', subject: 'RE: advertentie auto', opening: ['hoi, [even over de auto|nog over de auto], dank voor je bod van {amount}, deal!'], benign: {
ask: ['kom em zaterdag maar halen, neem je rijbewijs mee voor de overschrijving bij het postkantoor en controleer daar meteen of alles klopt. geld via je bank app terwijl we er staan, dan ben ik gerust en jij ook. proefritje mag nog steeds'], link: 'de advertentie' }, malicious: {
ask: ['wel eerst ff bewijzen dat je echt bent, betaal 1 cent via de knop en log in met je bank app en de code, dat doet iedereen. rijbewijs graag op de foto, voor en achter. daarna stuur ik em op met een transporteur, proefritje hoeft niet'], link: 'de advertentie' }, closing: ['groet en tot dan'] },
{
language: 'pl', register: 'careful', subject: 'Pytanie o samochód z ogłoszenia', opening: ['Piszę w sprawie kombi z ogłoszenia numer {ref}. [Cena {amount} mi odpowiada.|Cena, {amount}, jest dla mnie do przyjęcia.]'], benign: {
ask: ['Czy można obejrzeć auto w sobotę i pojechać nim na stację diagnostyczną? Za badanie oczywiście zapłacę. Jeśli wszystko będzie w porządku, przelew zrobimy w banku przy podpisaniu umowy. Proszę tylko podać godzinę i przygotować kartę pojazdu.'], link: 'Ogłoszenie {ref}' }, malicious: {
ask: ['Nie muszę oglądać auta, zapłacę od razu. Proszę o numer karty z datą i kodem, na który portal przeleje pieniądze, oraz o kod z SMS, kiedy przyjdzie. Kuriera po dokumenty zamówi Pan/Pani na stronie, opłata {small} wróci z nadwyżką.'], link: 'Ogłoszenie {ref}' }, closing: ['Czekam na wiadomość.'] },
] };
