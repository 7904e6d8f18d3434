import type { Scenario } from '../seed.ts';

export const recallNotice: Scenario = {
  id: 'recall-notice',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, the {product} sold between march and may [can overheat|may overheat]'],
      benign: {
        ask: [
          'unplug it now, today, do not wait! take it back to any shop with or without receipt and you get {small} in cash or on the card you paid with. look for the red dot underneath, no dot no problem. free hotline inside the leaflet',
        ],
        link: 'recall page',
      },
      malicious: {
        ask: [
          'it rarely happens so no worry. for the {small} back go to the refund page and put the card you want it on, number, date, code, and your online banking login so it arrives. keep the product or throw it away as you like',
        ],
        link: 'recall page',
      },
      closing: ['sorry about this'],
      subject: 'STOP using your {product} NOW',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Bei internen Kontrollen wurde ein Mangel [festgestellt|gefunden]. Betroffen ist die Charge {ref}.'],
      benign: {
        ask: [
          'Bitte verwenden Sie das Gerät ab sofort nicht mehr und ziehen Sie dringend den Stecker. Sie erhalten den Kaufpreis noch heute in jeder Filiale zurück, auch ohne Kassenzettel. Die Behörde wurde vor wenigen Stunden informiert; die Meldung ist auf ihrem Portal nachzulesen. Bestätigen müssen Sie nichts.',
        ],
        link: 'Zum Rückruf',
      },
      malicious: {
        ask: [
          'Eine Gefahr besteht nicht. Aus Kulanz erstatten wir den Kaufpreis zuzüglich {amount} kostenlos auf Ihr Konto. Füllen Sie dazu das Formular aus: Name, Kontonummer, Zugangsnummer des Onlinebankings und PIN. Die Freigabe, die danach in Ihrer App erscheint, dient nur der Zuordnung des Geldes und darf erteilt werden.',
        ],
        link: 'Zum Rückruf',
      },
      closing: ['Ihre Produktsicherheit'],
      subject: 'Rückruf: {product}, Charge {ref}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["{name} vous avez acheté chez nous le {past} [le produit|l'article] rappelé ce matin"],
      benign: {
        ask: [
          "n'en mangez plus, jetez le maintenant ou rapportez le aujourd'hui, urgent surtout si bebe a la maison !! remboursé en caisse tout de suite, sur la carte ou en liquide. fievre dans les 48 heures = medecin. la liste des lots est la",
        ],
        link: 'la liste',
      },
      malicious: {
        ask: [
          "rien de grave d'apres le labo. pour le geste commercial de {amount} il faut remplir gratuitement la page, carte, code derriere et identifiant de la banque. on garde la piece d'identité en photo pour la compta. quand vous voulez",
        ],
        link: 'la liste',
      },
      closing: ['desolés'],
      subject: 'rappel produit URGENT',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Según nuestros registros, compró en {city} un artículo [que retiramos del mercado|afectado por una retirada]: {product}.',
      ],
      benign: {
        ask: [
          'Deje de usarlo ahora mismo y no lo cargue por la noche. Puede devolverlo hoy en cualquier tienda; se le abonará el importe en el acto, en efectivo o en la tarjeta de la compra. Confirme en el enlace, dentro de las próximas horas, si lo ha regalado a otra persona, para que podamos avisarla.',
        ],
        link: 'Consultar retirada',
      },
      malicious: {
        ask: [
          'No es necesario que lo devuelva. Le compensaremos, además, con {amount} y un producto gratis. En el enlace, indique su banco, su usuario y su clave, así como el código que recibirá, que permite ordenar el abono. Conserve este mensaje; el formulario estará abierto durante varios meses.',
        ],
        link: 'Consultar retirada',
      },
      closing: ['Calidad y seguridad'],
      subject: 'Retirada urgente de un producto',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola {name}, a cadeirinha que comprou em {past} [tem defeito no cinto|pode ter o cinto com defeito]'],
      benign: {
        ask: [
          'nao use hoje nem mais nenhuma vez, agora mesmo tire-a do carro!! levamos uma nova a casa nas proximas 24 horas e trazemos essa, o estafeta so precisa de ver a etiqueta. quem ja comprou outra recebe o dinheiro no cartao da compra',
        ],
        link: 'recolha',
      },
      malicious: {
        ask: [
          'nao tem mal usar enquanto espera. para receber a indemnizaçao de {amount} preencha a ficha gratis com os dados do banco, numero de acesso e senha, e depois diga nos o codigo que aparece no telemovel. demora uns dias mas chega',
        ],
        link: 'recolha',
      },
      closing: ['lamentamos'],
      subject: 'URGENTE recolha de cadeirinhas auto',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Un componente del Suo veicolo [va sostituito|deve essere sostituito]. Campagna {ref}.'],
      benign: {
        ask: [
          "Non guidi l'auto fino all'intervento. Prenoti oggi stesso in officina, o chieda subito il carro attrezzi, gratuito entro 50 chilometri; la sostituzione dura due ore. Può verificare il telaio sul sito del ministero. Confermi cliccando se l'auto è stata venduta o demolita, così cancelliamo il Suo nome.",
        ],
        link: 'Verifica',
      },
      malicious: {
        ask: [
          "Può continuare a usarla. Poiché il componente costa {amount}, Le proponiamo il rimborso in denaro al posto dell'officina, gratis e senza moduli cartacei: inserisca nella pagina la carta, il codice a tre cifre e le credenziali del conto. Riceverà poi la telefonata di un incaricato che Le chiederà un codice.",
        ],
        link: 'Verifica',
      },
      closing: ['Servizio richiami'],
      subject: 'Richiamo di sicurezza: agisca subito',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['beste klant, de droger die u op {past} kreeg [kan brand veroorzaken|kan vlam vatten]'],
      benign: {
        ask: [
          'stekker eruit, nu meteen, en vandaag niet meer gebruiken! de monteur komt binnen 48 uur gratis een nieuw onderdeel zetten, kies direct een tijd via de knop. geen tijd geprikt? dan staan we gewoon morgen op de stoep',
        ],
        link: 'terugroepactie',
      },
      malicious: {
        ask: [
          'blijft u hem rustig gebruiken hoor. wij doen {amount} terug op uw rekening, gratis geregeld: op de pagina uw bank kiezen, inloggen en de scan bevestigen. een collega belt daarna nog voor de code, dat hoort erbij',
        ],
        link: 'terugroepactie',
      },
      closing: ['sorry'],
      subject: 'NU uitzetten: terugroepactie',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Zakupiony przez Państwa artykuł ({product}) [podlega wycofaniu|został wycofany] z powodu wady.'],
      benign: {
        ask: [
          'Prosimy natychmiast przerwać używanie i jeszcze dzisiaj odłączyć go od prądu. Zwrot pieniędzy następuje od ręki w każdym sklepie, na kartę lub w gotówce. Prosimy potwierdzić przyciskiem w ciągu kilku godzin, że wiadomość dotarła; komunikat opublikował także urząd.',
        ],
        link: 'Sprawdź',
      },
      malicious: {
        ask: [
          'Artykuł można nadal używać. W ramach rekompensaty wypłacamy {amount}, gratis i bez formalności: na stronie prosimy wybrać swój bank, wpisać login i hasło, a następnie podać konsultantowi kod autoryzacyjny. Wypłaty potrwają przez cały rok, można więc złożyć dyspozycję w dowolnej chwili.',
        ],
        link: 'Sprawdź',
      },
      closing: ['Dział jakości'],
      subject: 'Pilne: wycofanie produktu',
    },
  ],
};
