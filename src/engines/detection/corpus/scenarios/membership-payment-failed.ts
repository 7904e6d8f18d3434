import type { Scenario } from '../seed.ts';

export const membershipPaymentFailed: Scenario = {
  id: 'membership-payment-failed',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hey {name}, your {company} membership payment of {small} [didnt go through|bounced] on {past}'],
      benign: {
        ask: [
          'we try again on {date}, usually thats all it takes. new card? change it in the app under Plan. if you wanted to stop anyway, just let it run out, we dont chase people. what went wrong we dont know, only the bank does',
        ],
        link: 'Update',
      },
      malicious: {
        ask: [
          'your membership is on hold and your profile will be deleted in 24 hours. restart it now, sign in and put in your card again, the old one and a second one to be safe. as a sorry you get the first month free',
        ],
        link: 'Update',
      },
      closing: ['enjoy watching'],
      subject: 'we couldnt take your payment',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Die Abbuchung für Ihr Abonnement [konnte nicht ausgeführt werden|wurde zurückgewiesen].'],
      benign: {
        ask: [
          'Ihr Zugang bleibt bis {date} bestehen, und wir versuchen es dann noch einmal. Falls Sie inzwischen die Bank gewechselt haben, hinterlegen Sie die neue Verbindung bitte am Fernseher unter Konto. Erst danach wird der Zugang gesperrt; bereits gespeicherte Filme gehen nicht verloren.',
        ],
        link: 'Konto aufrufen',
      },
      malicious: {
        ask: [
          'Ihr Zugang wurde vorübergehend gesperrt. Um alle Inhalte wieder zu nutzen, aktualisieren Sie bitte Ihre Zahlungsdaten über die Schaltfläche. Erfolgt dies nicht innerhalb von 24 Stunden, wird Ihr Konto endgültig geschlossen und ein Inkassobüro mit {amount} beauftragt.',
        ],
        link: 'Konto aufrufen',
      },
      closing: ['Ihr Abo-Service'],
      subject: 'Zahlung fehlgeschlagen: Abonnement pausiert',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["salut {name}, le paiement de {small} [n'est pas passé|a été refusé]"],
      benign: {
        ask: [
          "pas grave, on coupe pas ton compte, on reessaie le {date}. si ta carte a expiré change la dans l'appli avant, sinon t'as rien a faire. si c'est tes parents qui paient montre leur ce mail haha",
        ],
        link: 'mon abonnement',
      },
      malicious: {
        ask: [
          "on a du couper ton compte. pour le remettre clique et rentre ta carte (numero, date, les 3 chiffres) maintenant, apres minuit il est supprimé avec tes listes. on t'offre 3 mois si tu le fais tout de suite",
        ],
        link: 'mon abonnement',
      },
      closing: ['a plus'],
      subject: 'abonnement suspendu',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'La suscripción a {company} finalizó el {past}, ya que [el cobro fue rechazado|no se pudo realizar el cobro].',
      ],
      benign: {
        ask: [
          'No le hemos cobrado nada desde entonces. Si desea volver, entre en su cuenta con usuario y contraseña y elija un plan; sus listas se guardan diez meses. Si fue un descuido de su banco, este suele arreglarlo solo y verá el cargo el {date}.',
        ],
        link: 'Continuar',
      },
      malicious: {
        ask: [
          'Como parte de nuestro programa de fidelidad, puede ampliarla noventa días gratis. Solo tiene que introducir los datos de su tarjeta en la página para validar su identidad; no se cobrará nada. La oferta y su perfil caducan el {date}.',
        ],
        link: 'Continuar',
      },
      closing: ['Atención al suscriptor'],
      subject: 'Su suscripción ha caducado',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['oi {name}, seu cartao foi [recusado|negado] em {past}'],
      benign: {
        ask: [
          'a gente tenta de novo dia {date}. se o cartao e novo, troca ai no app, em Conta. enquanto isso pode assistir de boa. se preferir pagar boleto tambem da, gera no app e nunca por mensagem',
        ],
        link: 'atualizar',
      },
      malicious: {
        ask: [
          'sua conta sera cancelada hoje. pra nao perder, clica e atualiza o cartao e o CPF agora, ou paga o boleto deste link com 50% de desconto. depois nao tem como recuperar as suas series',
        ],
        link: 'atualizar',
      },
      closing: ['valeu'],
      subject: 'pagamento recusado',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        "Non è stato possibile addebitare la quota di {small}. [L'emittente ha rifiutato l'operazione.|La carta è stata rifiutata.]",
      ],
      benign: {
        ask: [
          "Ripeteremo l'addebito il {date}; nel frattempo può continuare a utilizzare il servizio. Se la carta è scaduta, la sostituisca dal menu Pagamenti del decoder o dell'app. In alternativa, in edicola trova le ricariche, valide sei mesi.",
        ],
        link: 'Gestisci pagamento',
      },
      malicious: {
        ask: [
          "Il servizio è stato sospeso. Per riattivarlo aggiorni i dati di pagamento dalla pagina seguente entro 48 ore: Le verranno chiesti numero, scadenza, codice della carta e conferma della banca. Dopo tale termine l'abbonamento sarà annullato con una penale.",
        ],
        link: 'Gestisci pagamento',
      },
      closing: ['Assistenza abbonati'],
      subject: 'Problema con il Suo ultimo pagamento',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, [oeps|helaas], je {company} abonnement van {small} kon niet worden afgeschreven'],
      benign: {
        ask: [
          'stond zeker te weinig op je rekening haha. we proberen het {date} nog een keer, geen kosten. liever zelf betalen? dat kan in de app met ideal. kijken kan gewoon, we zetten niemand midden in een serie uit',
        ],
        link: 'bekijk',
      },
      malicious: {
        ask: [
          'je account is daarom geblokkeerd. betaal nu via de knop met je pas en kies je bank, anders sturen we de zaak {date} naar de deurwaarder en komt er {amount} kosten bij. kijken kan weer zodra je gegevens kloppen',
        ],
        link: 'bekijk',
      },
      closing: ['doei'],
      subject: 'incasso mislukt!',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Nie udało się pobrać opłaty w wysokości {small}. [Powód: odmowa banku.|Bank odmówił płatności.]'],
      benign: {
        ask: [
          'Ponowimy próbę {date}. Jeżeli karta straciła ważność, nową można dodać w ustawieniach telewizora lub aplikacji. Do tego czasu dostęp pozostaje bez zmian. Jeżeli zamierzają Państwo zrezygnować, wystarczy nie robić nic.',
        ],
        link: 'Przejdź do konta',
      },
      malicious: {
        ask: [
          'Dostęp został zawieszony. Prosimy potwierdzić dane karty na podanej stronie, aby uniknąć usunięcia konta. Dla stałych klientów przewidzieliśmy 90 dni gratis po weryfikacji płatności. Propozycja traci ważność dzisiaj o północy.',
        ],
        link: 'Przejdź do konta',
      },
      closing: ['Zespół subskrypcji'],
      subject: 'Płatność za subskrypcję nie powiodła się',
    },
  ],
};
