import type { Scenario } from '../seed.ts';

export const photoGift: Scenario = {
  id: 'photo-gift',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'A picture deserves better than a phone. [This week|Until {date}], canvas prints at {company} cost far less than usual.',
      ],
      benign: {
        ask: [
          'Upload a photo, choose a size, and we tell you honestly if it is too small to print. The discount comes off in the basket before you pay; postage is {small} whatever you order. Made in {city}, and if the colours disappoint you we print it again.',
        ],
        link: 'Get my canvas',
      },
      malicious: {
        ask: [
          'You have been selected for a free 80 x 60 canvas, limited to one per household. Just upload a photo and cover {small} handling with your card; by ordering you join our members club, {amount} a month until cancelled. It ends on {date}, and there are no refunds on free items.',
        ],
        link: 'Get my canvas',
      },
      closing: ['Memories belong on the wall.'],
      subject: 'Your photo on canvas, 85% off',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hey {name}! [die schönsten bilder|die besten fotos] sind doch die vom letzten urlaub oder?'],
      benign: {
        ask: [
          'dann mach was draus, leinwand 40x30 ab {small}, und diese woche zahlst du bei zweien nur eine. lieferung dauert grad bisschen, nur noch heute gehts vor den feiertagen. rabatt siehst du im warenkorb, code brauchst du keinen',
        ],
        link: 'Leinwand gestalten',
      },
      malicious: {
        ask: [
          'dann hol dir deine leinwand 80x60 für 0 euro, du bist als gewinner ausgelost worden! nur noch {small} bearbeitung per karte zahlen und foto hochladen. gutschein läuft in 30 min ab, danach kriegt sie der nächste',
        ],
        link: 'Leinwand gestalten',
      },
      closing: ['bis gleich'],
      subject: 'GRATIS leinwand für dich',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['Et si la photo de [cet été|vos vacances] trouvait enfin sa place au mur ?'],
      benign: {
        ask: [
          "Aujourd'hui seulement, notre atelier imprime vos toiles à moitié prix, cadre en pin compris. Le tarif définitif, frais de port inclus, s'affiche avant le paiement par carte. Vous pouvez aussi passer à l'atelier de {city} : nous retouchons gratuitement les photos trop sombres.",
        ],
        link: 'Créer ma toile',
      },
      malicious: {
        ask: [
          "Vous faites partie des cent gagnants de notre opération : votre toile grand format est offerte. Réglez simplement {small} de frais de dossier avant le {date}. Un abonnement de {amount} démarre ensuite, résiliable par courrier recommandé adressé à notre siège hors d'Europe.",
        ],
        link: 'Créer ma toile',
      },
      closing: ['À vos photos !'],
      subject: 'Offre spéciale : toile photo à prix doux',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} pon a la familia en la pared!! o al perro, [que es mas guapo|que sale mejor]'],
      benign: {
        ask: [
          'lienzo con marco desde {small}, y el segundo a mitad. en la web ves el precio con todo antes de pagar con tarjeta, y si llega torcido lo cambiamos. para comuniones pedid antes del {date} que luego nos agobiamos',
        ],
        link: 'lo quiero',
      },
      malicious: {
        ask: [
          'lienzo gigante gratis por ser de los 100 elegidos, solo pagas {small} de envio con tarjeta. sube la foto y mete tus datos ya, la promo acaba en 10 minutos y luego no hay otra igual',
        ],
        link: 'lo quiero',
      },
      closing: ['gracias!!'],
      subject: 'lienzos -90% SOLO HOY',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['O Dia da Mãe aproxima-se e [ainda vai a tempo|há tempo] de oferecer algo único.'],
      benign: {
        ask: [
          'Envie hoje a fotografia e os dados de entrega; a caneca custa {small} com portes incluídos. Temos também azulejos, puzzles e calendários. Se o resultado não lhe agradar, devolvemos o dinheiro, e a caneca fica na mesma para si.',
        ],
        link: 'Criar a minha',
      },
      malicious: {
        ask: [
          'Ganhou uma caneca e uma tela grátis no sorteio desta semana. Para as receber, indique a morada e pague {small} de portes com cartão até {date}. Ao aceitar, adere ao clube por {amount} mensais, e os pedidos não são reembolsáveis.',
        ],
        link: 'Criar a minha',
      },
      closing: ['Surpreenda quem mais gosta.'],
      subject: 'Caneca personalizada com a sua fotografia',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, [è quasi natale|natale arriva] e i nonni vogliono il calendario lo sai'],
      benign: {
        ask: [
          "fallo oggi che siamo scarichi, 13 pagine a {small} invece di {amount}, spedizione a parte. sul sito trascini le foto e vedi subito come viene. dopo il {date} non garantiamo l'arrivo quindi non dire che non te l'avevamo detto",
        ],
        link: 'vai al sito',
      },
      malicious: {
        ask: [
          'il tuo è in omaggio! sei tra i 50 estratti, paga {small} di spedizione e carica le foto entro il {date}. sul sito metti la carta e lo sblocchi, se aspetti il premio passa a un altro e non si recupera',
        ],
        link: 'vai al sito',
      },
      closing: ['baci'],
      subject: 'calendario con le tue foto',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        'Een jaar vol herinneringen past in [één boek|een enkel boek]. Maak het deze week, want dan betaalt u minder.',
      ],
      benign: {
        ask: [
          "Vandaag geldt 40 procent korting op alle formaten. U ziet de prijs, inclusief {small} verzendkosten, voordat u bestelt. Foto's worden na drie maanden van onze servers gewist. Kwaliteit valt tegen? Dan drukken wij het boek kosteloos opnieuw.",
        ],
        link: 'Boek maken',
      },
      malicious: {
        ask: [
          'Als winnaar van onze actie ontvangt u een fotoboek helemaal gratis. Betaal voor {date} {small} administratiekosten met uw creditcard en ontvang de code. U wordt daarmee lid voor {amount} per maand, en opzeggen kan pas na twee jaar schriftelijk.',
        ],
        link: 'Boek maken',
      },
      closing: ['Veel plezier met bladeren.'],
      subject: 'Fotoboek: tijdelijk extra voordelig',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, masz w telefonie [tysiące|setki] zdjęć i żadnego na ścianie, co nie'],
      benign: {
        ask: [
          'do {date} wszystkie płótna -60%, od {small} z ramą. cena w koszyku to cena ostateczna, wysyłka gratis od dwóch sztuk. robimy to sami w {city}, odbiór osobisty też można. jak zdjęcie słabe to zadzwonimy zanim wydrukujemy',
        ],
        link: 'odbieram',
      },
      malicious: {
        ask: [
          'wygrałeś płótno 80x60 za darmo, wylosował cię nasz system! płacisz tylko {small} za obsługę kartą, w ciągu 15 minut. wgraj zdjęcie i potwierdź dane, po tym czasie nagroda przepada i nie da się jej przywrócić',
        ],
        link: 'odbieram',
      },
      closing: ['miłego dnia'],
      subject: 'fotoobraz za grosze!',
    },
  ],
};
