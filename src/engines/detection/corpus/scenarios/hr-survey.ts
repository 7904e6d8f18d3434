import type { Scenario } from '../seed.ts';

export const hrSurvey: Scenario = {
id: 'hr-survey', corporate: true, sender: 'colleague', seeds: [
{
language: 'en', register: 'careless', subject: 'staff survey closes TODAY!!', opening: ['only 41 percent of you have answered the staff survey, [management is not amused|the boss is not happy], it closes {time}'], benign: {
ask: ['the button takes you straight in, its anonymous so there is no sign in and nobody asks your name or your pay. skip what you dont like. if you already did it ignore this, i cant see who has and who hasnt'], link: 'staff survey' }, malicious: {
ask: ['the button takes you straight in, sign in with your work email and password so i can see who has and who hasnt. put your bank account in question 3 for the thank you bonus, and your date of birth. if you already did it do it again'], link: 'staff survey' }, closing: ['pls pls pls'] },
{
language: 'de', register: 'careful', subject: 'Mitarbeiterbefragung {own}', opening: ['Am {date} beginnt unsere jährliche Befragung. Im letzten Jahr haben sich zwei Drittel der Belegschaft beteiligt; [dieses Mal sollen es mehr werden|dieses Jahr hoffen wir auf mehr].', 'Aus den Ergebnissen des Vorjahres sind die flexiblen Freitage, die neue Kantinenkarte und die Patenschaften für Neue entstanden. Nicht gelungen ist bisher, die Zahl der Besprechungen zu senken, und auch beim Lärm in den großen Büros sind wir noch nicht weit. Umso mehr interessiert uns, wo Sie heute der Schuh drückt.'], benign: {
ask: ['Den Fragebogen auf Papier verteilt Ihre Teamleitung gemeinsam mit einem neutralen Umschlag; wer lieber am Bildschirm antwortet, findet ihn im Intranet auf der Startseite. Die Auswertung übernimmt ein Institut, das uns nur Gruppen ab zehn Personen nennt. Angaben zu Gehalt, Gesundheit oder Kontoverbindung kommen darin nicht vor. Die Umschläge können Sie bis zum Ende des Monats in die Kästen an den Eingängen werfen. Der Betriebsrat hat den Bogen geprüft und beantwortet gern Ihre Fragen; ihn erreichen Sie wie immer im Erdgeschoss.'] }, malicious: {
ask: ['Den Fragebogen erhalten Sie als Datei mit dieser Nachricht. Öffnen Sie ihn bitte an Ihrem Arbeitsplatz, erlauben Sie die Ausführung der Inhalte und tragen Sie auf der ersten Seite Ihre Personalnummer und Ihr Kennwort für die Anmeldung ein. Damit wir die Teilnahme mit {small} vergüten können, werden auch Kontoverbindung, Kartennummer und ein Bild Ihres Ausweises benötigt. Senden Sie alles bis zum Ende des Monats an diese Adresse, nicht über die Teamleitung. Der Betriebsrat ist noch nicht unterrichtet, sehen Sie daher bitte von Fragen an ihn ab.'] }, closing: ['Vielen Dank für Ihre Offenheit.'] },
{
language: 'fr', register: 'careless', subject: 'sondage teletravail', opening: ['salut, [petit sondage|mini sondage] sur le teletravail avant la reunion du {date}'], benign: {
ask: ['repondez juste par 1 2 ou 3 jours, je fais la moyenne et je la montre a la direction. pas besoin de justifier. pensez aussi au gouter de vendredi, chacun amene un truc, merci de confirmer'] }, malicious: {
ask: ["repondez avec vos jours, votre mot de passe de session et le code du badge, je regle les acces a distance moi meme. pas besoin d'en parler a l'informatique. pour la prime il faut votre rib et carte d'identité"] }, closing: ['merci les gens'] },
{
language: 'es', register: 'careful', subject: 'Evaluación del clima laboral', opening: ['Os animo a participar en la encuesta de clima, [abierta hasta el {date}|que cierra el {date}]. Son veinte preguntas y un espacio libre al final.'], benign: {
ask: ['Se contesta desde el quiosco del comedor o desde vuestro puesto, con el botón que veis. Los resultados se presentarán en la asamblea y quedarán colgados en el tablón. Si preferís no contestar, no pasa nada. Quien quiera comentar algo en persona me encuentra los jueves en el despacho.'], link: 'Ir a la encuesta' }, malicious: {
ask: ['Se contesta con el botón que veis, entrando con la clave de la nómina. En la última pregunta indicad el número de la tarjeta en la que cobraréis el incentivo de {small} y el código que os envíe el banco. Si preferís no contestar, se os descontará del sueldo de este mes.'], link: 'Ir a la encuesta' }, closing: ['Gracias por vuestra sinceridad.'] },
{
language: 'pt', register: 'careful', subject: 'Questionário sobre formação', opening: ['Estamos a planear a formação do próximo ano e queremos saber [que cursos lhe fariam falta|de que cursos precisa].'], benign: {
ask: ['Escolha até três da lista afixada na copa, ou envie-nos ideias suas em duas linhas. O orçamento é de {amount} por equipa, e os cursos pagos são tratados por nós com a chefia.'] }, malicious: {
ask: ['Escolha até três e garanta a vaga com um depósito de {small} para {account}, a devolver no recibo. Envie-nos também fotografia do cartão de cidadão e a senha do portal das finanças.'] }, closing: ['Agradecemos a participação.'] },
{
language: 'it', register: 'careless', subject: 'questionario stress obbligatorio', opening: ["ciao a tutti, c'è da fare il questionario stress, [è obbligatorio per legge|lo dice la legge], entro {date}"], benign: {
ask: ["sono i fogli gialli in bacheca, prendeteli, crocette e via nella scatola chiusa. la scatola la apre il medico, io non vedo niente. chi è in ferie lo fa quando torna, per favore non fatevi le risposte a vicenda che l'altra volta erano tutte uguali"] }, malicious: {
ask: ["sono da fare sul modulo nel file che vi mando, apritelo, mettete nome, codice fiscale e le password del pc e della mail, che il medico deve vedere come lavorate. chi è in ferie mi dia l'accesso lo stesso, mi basta anche il codice che arriva sul telefono"] }, closing: ['grazie e scusate lo stress :)'] },
{
language: 'nl', register: 'careful', subject: 'Exitgesprekken en werkplezier: uw mening', opening: ["Afdeling Personeel onderzoekt waarom collega's blijven of vertrekken. [Wij spreken daarom twintig mensen.|Daarom spreken wij met twintig mensen.]"], benign: {
ask: ['Doet u mee? Kies op de planning een half uur dat u schikt; we praten bij een kop koffie en er komt geen naam in het verslag. U mag elk moment stoppen. Leidinggevenden horen alleen wat we samen op papier zetten.'], link: 'Over het onderzoek' }, malicious: {
ask: ['Doet u mee? Bel dan vandaag {phone} met uw salarisstrook, paspoort en bankpas bij de hand; u leest ons de nummers voor en bevestigt de code op uw scherm. U ontvangt {amount} vooraf. Leidinggevenden hoeven hiervan niets te weten.'], link: 'Over het onderzoek' }, closing: ['Wij stellen uw bijdrage op prijs.'] },
{
language: 'pl', register: 'careless', subject: 'ankieta kadry', opening: ['hej wszystkim, [kadry znowu mecza|kadry prosza] o ankiete, do {date} bo potem sie obraza'], benign: {
ask: ['jest w systemie kadrowym w zakladce ankiety, wchodzicie jak po urlop. piec pytan o szatnie i parking. jak komus nie dziala to kartki leza u mnie, mozna wrzucic bez podpisu'], link: 'ankieta' }, malicious: {
ask: ['jest na stronie ponizej tylko trzeba sie zalogowac jak do poczty i potwierdzic w telefonie. piec pytan, numer konta, pesel i nazwisko matki. jak komus nie dziala to przyslijcie mi haslo, wypelnie za was'], link: 'ankieta' }, closing: ['dzieki!!'] },
] };
