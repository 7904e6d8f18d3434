import type { Scenario } from '../seed.ts';

export const taxRefundOnline: Scenario = {
  id: 'tax-refund-online',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'After the annual calculation of your fiscal activity, [we have worked out|we have established] that a refund of {amount} is due to you.',
      ],
      benign: {
        ask: [
          "It will be set off against next year's bill unless you ask for a payment, which you can do in your online tax account or by form R38 through the post; the link has all the details. Nobody will ring you about it. Most people need not act; the letter with the figures follows before {date}.",
        ],
        link: 'View calculation',
      },
      malicious: {
        ask: [
          'Submit your claim with the link and allow three working days for the payment to reach your card. You will need your date of birth, national insurance number and card details. Claims submitted after {date} cannot be processed, and the amount returns to the treasury.',
        ],
        link: 'View calculation',
      },
      closing: ['Tax credit office'],
      subject: 'Tax refund notification',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['guten tag, für {name} wurde eine erstattung von {amount} [berechnet|festgestellt]'],
      benign: {
        ask: [
          'der bescheid liegt ab heute in ihrem steuerkonto, da sehen sie auch wo abgewichen wurde. das geld geht auf die bankverbindung aus der erklärung, nichts nachreichen. einspruch bis {date}, formlos reicht',
        ],
        link: 'Zum Bescheid',
      },
      malicious: {
        ask: [
          'damit das geld raus kann müssen sie heute die bankverbindung bestätigen. link öffnen, bank auswählen und mit pin anmelden, dann freigeben. bis {date} nicht bestätigt heißt verfallen, formlos nachreichen geht nicht',
        ],
        link: 'Zum Bescheid',
      },
      closing: ['finanzkasse'],
      subject: 'steuererstattung {amount}',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        "À la suite du contrôle de votre dossier, il apparaît que vous bénéficiez d'un [remboursement|trop-perçu] de {amount}.",
      ],
      benign: {
        ask: [
          "Le virement sera effectué automatiquement vers le {date} sur le compte connu de nos services, sous la mention du trésor public. Si vous avez changé de banque, modifiez-le dans votre espace particulier, auquel vous accédez par vos identifiants habituels. Aucune démarche n'est à faire par courriel.",
        ],
        link: 'Consulter mon dossier',
      },
      malicious: {
        ask: [
          'Pour en obtenir le versement, remplissez le formulaire de remboursement électronique en cliquant ci-dessous. Munissez-vous de votre carte bancaire, sur laquelle la somme sera créditée, et de vos identifiants. Votre demande doit être validée avant le {date} ; passé ce délai, elle sera clôturée sans recours.',
        ],
        link: 'Consulter mon dossier',
      },
      closing: ['Direction des finances'],
      subject: "Remboursement d'impôt disponible",
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola {name}, tienes [una devolucion|un reembolso] de {amount} sin cobrar'],
      benign: {
        ask: [
          'es de la renta del año pasado, esta retenida porque falta el justificante del alquiler. subelo en la sede con tu certificado o llevalo en mano pidiendo cita. a los 10 dias te ingresan en la cuenta que pusiste',
        ],
        link: 'ver expediente',
      },
      malicious: {
        ask: [
          'es de la renta del año pasado, se puede cobrar hoy mismo por bizum o tarjeta. entra en el enlace, pon el numero de la tarjeta y el pin, acepta el aviso del banco y en 10 minutos lo tienes en la cuenta',
        ],
        link: 'ver expediente',
      },
      closing: ['agencia'],
      subject: 'devolucion pendiente',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Consta em nossos registros um valor de {amount} [disponível para saque|a ser resgatado] em seu nome.'],
      benign: {
        ask: [
          'A consulta se faz no site do Banco Central, digitando o endereço no navegador e entrando com sua conta do governo. É gratuita, e o resgate cai na chave Pix que você cadastrar ali. Ninguém precisa pagar taxa para liberar; se alguém cobrar, denuncie. O prazo termina em {date}.',
        ],
        link: 'Consultar',
      },
      malicious: {
        ask: [
          'A liberação se faz no botão abaixo, informando CPF, nome da mãe e chave Pix. Para o resgate cair ainda hoje, é necessário pagar a taxa de liberação de {small} por Pix ou boleto, que será devolvida junto com o valor. O prazo termina em {date}; depois, o saldo volta para o governo.',
        ],
        link: 'Consultar',
      },
      closing: ['Central de atendimento'],
      subject: 'Valores a receber em seu CPF',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['gentile contribuente, le spetta un rimborso di {amount} [per il 2025|sul 2025]'],
      benign: {
        ask: [
          "arriva dal sostituto o dall'agenzia sul conto che ha comunicato, non serve mandare niente. se non l'ha mai comunicato lo faccia qui col suo spid, prima del {date}. il foglio con i calcoli è nel cassetto fiscale",
        ],
        link: 'dettagli',
      },
      malicious: {
        ask: [
          'per averlo compili il modulo qui entro il {date} con carta, scadenza e cvv, che lo mettiamo lì sopra. servono anche codice fiscale e foto del documento. se non lo compila va perso e scatta il controllo',
        ],
        link: 'dettagli',
      },
      closing: ['ufficio rimborsi'],
      subject: 'rimborso irpef {ref}',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Uit onze administratie blijkt dat u [te veel|meer dan nodig] heeft betaald. U krijgt {amount} terug.'],
      benign: {
        ask: [
          'Het bedrag staat uiterlijk {date} op de rekening die bij ons bekend is. Klopt die rekening niet meer, wijzig haar dan na inloggen met DigiD. U krijgt hierover ook een brief. Staat u al in de schuldhulp, dan maken wij het bedrag over aan uw bewindvoerder.',
        ],
        link: 'Bekijk teruggave',
      },
      malicious: {
        ask: [
          'Het bedrag kan pas worden gestort na controle van uw rekening. Volg de knop, kies uw bank en log in; daarna bevestigt u de controle met {small}, die u samen met de teruggave ontvangt. Rondt u de controle niet af voor {date}, dan vervalt uw recht op teruggave.',
        ],
        link: 'Bekijk teruggave',
      },
      closing: ['Afdeling Inkomensheffing'],
      subject: 'Teruggave inkomstenbelasting',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['dzien dobry, przysluguje panstwu [zwrot|nadplata] {amount}'],
      benign: {
        ask: [
          'urzad przeleje na konto z zeznania, dane i numer karty nie sa potrzebne. jak konto stare to trzeba zlozyc zap-3 na miejscu albo przez profil zaufany. stan zwrotu widac w uslugach online po zalogowaniu, prosimy nie dzwonic',
        ],
        link: 'stan zwrotu',
      },
      malicious: {
        ask: [
          'urzad przeleje od razu na karte, trzeba tylko wypelnic formularz z linku. numer karty, data, cvv, pesel i haslo do banku zeby potwierdzic konto. jak sie nie wypelni dzis to zwrot przepada, prosimy nie zwlekac',
        ],
        link: 'stan zwrotu',
      },
      closing: ['urzad'],
      subject: 'zwrot podatku do odbioru',
    },
  ],
};
