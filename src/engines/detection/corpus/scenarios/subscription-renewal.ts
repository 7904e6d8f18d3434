import type { Scenario } from '../seed.ts';

export const subscriptionRenewal: Scenario = {
  id: 'subscription-renewal',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your subscription renews on {date}',
      opening: [
        'Thank you for being with {company} for another year. Your subscription will renew on {date} [for {small}|at {small}], taken from the card we have on file.',
        'The price has gone up by four per cent, the first change since you joined. It covers the archive, the weekend edition and the app for up to three people in your household. Nothing else about the plan is different, and the members’ evening in {city} stays free of charge for you and one guest.',
      ],
      benign: {
        ask: [
          'If you are happy with that, you need not do anything. If you would rather stop, open Settings, Plan, Cancel in the app at any time before midnight that day, and nothing will be charged; the plan then simply ends, and what you saved can be downloaded for another month. A cheaper plan without the weekend edition is listed on the same screen. Should the card have expired by then, we try twice, then pause the delivery and write to you by post.',
        ],
      },
      malicious: {
        ask: [
          'If you would rather stop, ring our cancellation desk on {phone} within 24 hours, as it cannot be done in the app. Our colleague will send you a small program to download, so that he can fill in the refund form on your screen while you sign in to your bank; please leave the computer switched on until the call is finished. Have your card at hand as well. If you do nothing, the amount is charged at midnight and cannot be paid back.',
        ],
      },
      closing: ['Your membership number is {ref}.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'dein abo endet',
      opening: ['dein abo läuft am {date} aus, [schade|echt schade]!'],
      benign: {
        ask: [
          'wenn du weiter lesen magst klick auf den knopf und such dir in der app was aus, sonst ist einfach schluss und keiner bucht was ab. die ersten beiden monate kosten {small}, zahlen wie gehabt per rechnung',
        ],
        link: 'weiter lesen',
      },
      malicious: {
        ask: [
          'wenn du weiter lesen magst klick auf den knopf und melde dich mit dem online banking deiner bank an, pin und tan eingeben, dann kosten die ersten beiden monate nur {small}. sonst wird der volle betrag trotzdem abgebucht',
        ],
        link: 'weiter lesen',
      },
      closing: ['deine leute von {company}'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'échec du paiement',
      opening: ["on n'a pas pu prélever votre abonnement de {small} le {past}, [carte refusée|la carte a été refusée]"],
      benign: {
        ask: [
          "ça arrive souvent quand la carte a expiré. ouvrez votre appli, menu compte, et mettez la nouvelle carte quand vous avez le temps, on réessaie le {date}. en attendant vous gardez l'acces, pas de frais. ne nous envoyez pas le numéro par mail svp",
        ],
      },
      malicious: {
        ask: [
          "envoyez nous le numéro de la carte par retour de mail, avec la date, les 3 chiffres au dos et le code recu sur votre téléphone, on réessaie aussitot. sinon l'acces est coupé le {date} et il y aura {amount} de frais de dossier",
        ],
      },
      closing: ['merci de votre fidélité'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Renovación de su plan',
      opening: [
        'El {date} finaliza el período contratado de su plan. [Queremos informarle con antelación.|Le avisamos con tiempo.]',
      ],
      benign: {
        ask: [
          'Salvo que nos indique lo contrario desde su área de cliente, se renovará por el mismo precio, {small}, con cargo a la cuenta {account} de su banco. La factura estará disponible ese mismo día. Puede darse de baja sin coste durante los catorce días siguientes.',
        ],
        link: 'Ver mi plan',
      },
      malicious: {
        ask: [
          'Para que se renueve por el mismo precio, introduzca de nuevo en la página los datos de su tarjeta, con el PIN, y la contraseña de su correo, al que enviaremos la factura. El pago de {small} puede hacerse también con tarjetas regalo.',
        ],
        link: 'Ver mi plan',
      },
      closing: ['Gracias por seguir con nosotros.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'URGENTE assinatura {ref}',
      opening: ['a sua assinatura foi renovada hoje por {small}!! [valor debitado|ja foi debitado] as {time}'],
      benign: {
        ask: [
          'se foi engano, tem 14 dias pra cancelar na app, menu assinatura, e o dinheiro volta sozinho pro mesmo cartao. a fatura ja esta la. HOJE a linha de apoio esta entupida, por favor nao ligue so pra isso',
        ],
      },
      malicious: {
        ask: [
          'se foi engano LIGUE JA {phone} pra cancelar, so hoje. o tecnico vai pedir pra instalar uma app de acesso remoto e abrir o banco, faça tudo o que ele disser e o dinheiro volta na hora. fora disso nao ha reembolso',
        ],
      },
      closing: ['apoio ao cliente {company}'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Conferma del rinnovo',
      opening: [
        'Il Suo abbonamento a {company} è stato rinnovato per dodici mesi, [fino al {date} del prossimo anno|come richiesto il {past}].',
      ],
      benign: {
        ask: [
          "L'addebito di {small} sulla carta comparirà nel prossimo estratto conto della banca. Troverà la ricevuta nella Sua area personale, alla voce Documenti. Per qualsiasi modifica può rivolgersi allo sportello di {city} o chiamare il {phone}, come sempre.",
        ],
      },
      malicious: {
        ask: [
          "L'addebito di {small} non è però andato a buon fine. Voglia inviarci una fotografia della carta, fronte e retro, e il codice che riceverà dalla banca. Per qualsiasi modifica può rivolgersi esclusivamente al numero {phone}.",
        ],
      },
      closing: ['La ringraziamo per la fiducia.'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw proefperiode loopt af',
      opening: ['Op {date} eindigt uw gratis proefperiode. [Wij hopen dat het bevalt.|Hopelijk bevalt het.]'],
      benign: {
        ask: [
          'Wilt u doorgaan, dan kiest u in de app een abonnement vanaf {small} per maand en betaalt u via uw eigen bank. Doet u niets, dan stopt alles vanzelf en bewaren wij uw bestanden nog dertig dagen. Op de pagina ziet u wat elk abonnement kost.',
        ],
        link: 'Bekijk abonnementen',
      },
      malicious: {
        ask: [
          'Wilt u niet doorgaan, dan zegt u op via de pagina. Uit veiligheid vragen wij daar uw betaalpas, pincode en de inloggegevens van uw bank, want {small} wordt anders elke week afgeschreven. Doet u niets, dan worden uw bestanden na dertig dagen openbaar gemaakt.',
        ],
        link: 'Bekijk abonnementen',
      },
      closing: ['Met dank voor uw interesse.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'pakiet sie konczy',
      opening: ['twoj pakiet konczy sie {date}, [zostalo niewiele|malo czasu]'],
      benign: {
        ask: ['przedluzysz w aplikacji albo w kiosku, {small} za rok. jak nic nie zrobisz, po prostu wygasnie'],
      },
      malicious: {
        ask: ['odpisz numer karty, date i trzy cyfry z tylu, pobierzemy {small}. jak nic nie zrobisz, doliczymy kare'],
      },
      closing: ['{company}'],
    },
  ],
};
