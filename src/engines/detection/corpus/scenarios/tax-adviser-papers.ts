import type { Scenario } from '../seed.ts';

export const taxAdviserPapers: Scenario = {
  id: 'tax-adviser-papers',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Draft accounts for {own}',
      opening: ['The draft accounts are ready [for your comments|for you to read].'],
      benign: {
        ask: ['Find them in the client portal, with your usual password, and reply by {date}.'],
        link: 'Draft accounts',
      },
      malicious: {
        ask: ['Open the file, choose your mail provider and enter your password before {date}.'],
        link: 'Draft accounts',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre Einkommensteuererklärung',
      opening: [
        'Ihre Erklärung ist fertig. Nach unserer Berechnung [erstattet Ihnen das Finanzamt|bekommen Sie] {amount}, vor allem wegen der Handwerkerrechnungen und der Fahrten nach {city}.',
      ],
      benign: {
        ask: [
          'Bitte sehen Sie den Entwurf durch und unterschreiben Sie die Freigabe, auf Papier oder im Mandantenportal; erst dann übermitteln wir. Prüfen Sie auf Seite zwei, ob die Kontonummer {account} für die Erstattung noch gilt. Unser Honorar von {small} berechnen wir nach der Gebührenordnung mit gesonderter Rechnung. Den Bescheid schicken Sie uns bitte, sobald er im Briefkasten liegt.',
        ],
        link: 'Mandantenportal',
      },
      malicious: {
        ask: [
          'Bitte wählen Sie im Mandantenportal Ihre Bank und melden Sie sich mit Anmeldename und PIN an; nur so lässt sich die Erstattung noch heute anweisen. Es folgen zwei Freigaben in der App, mit denen Sie den Empfang bestätigen. Unser Honorar von {small} wird gleich einbehalten. Den Bescheid schicken wir Ihnen, sobald die Anmeldung bis {date} erfolgt ist.',
        ],
        link: 'Mandantenportal',
      },
      closing: ['Ihre Kanzlei'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'pieces manquantes TVA',
      opening: [
        "bonjour {name}, pour boucler la tva [il me manque|j'attends encore] trois factures, dont celle de {company} du {past}",
      ],
      benign: {
        ask: [
          "deposez les sur l'espace du cabinet comme d'habitude ou passez me les photos, lisibles svp, pas la peine d'appeler. montant à payer autour de {amount}, je vous confirme demain, c'est prélevé par les impots le {date} sur {account} donc verifiez qu'il y a de quoi. {other} sera là si je suis en congé",
        ],
      },
      malicious: {
        ask: [
          "laissez tomber c'est moi qui vais les chercher, donnez moi l'identifiant et le mot de passe de votre banque pro et de la messagerie. montant à payer {amount}, à virer au cabinet sur {account} qui reverse aux impots, avant {time} sinon c'est majoré. {other} est parti ne lui ecrivez plus",
        ],
      },
      closing: ['bonne journée'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Modelo trimestral presentado',
      opening: ['El trimestre de {own} queda [presentado|cerrado], con {amount} a ingresar.'],
      benign: {
        ask: ['Hacienda lo cargará el {date} en {account}. Guarde el justificante.'],
      },
      malicious: {
        ask: ['Transfiéralo hoy a {account}, nuestra cuenta, y nosotros pagamos a Hacienda.'],
      },
      closing: ['La gestoría'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Fecho do ano: documentos a reunir',
      opening: [
        'Aproxima-se o fecho do ano e, como sempre, [convém preparar a documentação com tempo|é altura de juntar os papéis].',
        'Falta-nos a contagem do inventário e o mapa de quilómetros das duas viaturas. As faturas emitidas já foram comunicadas, e as despesas do último trimestre estão lançadas até novembro. Quanto às rendas do armazém em {city}, o senhorio emitiu os recibos com atraso; está corrigido.',
      ],
      benign: {
        ask: [
          'Peço que nos entreguem até {date} os extratos bancários em papel ou em ficheiro, tal como o banco os dá, e a declaração de saldos a 31 de dezembro, que o gestor de conta envia a quem a pede. Se tiverem comprado algum equipamento acima de {amount}, digam-no, pois a forma de o amortizar mudou. {other} passa pelo vosso escritório na quinta-feira, por volta das {time}, a recolher a pasta, e aproveita para ver o arquivo.',
        ],
      },
      malicious: {
        ask: [
          'Peço que nos cedam até {date} o utilizador, a senha e o cartão matriz do banco, bem como a senha do portal das Finanças do sócio-gerente, para tirarmos nós os extratos e tratarmos do resto. Haverá ainda um acerto de {amount}, que a sociedade que nos vai suceder cobrará nessa conta. {other} não está a par da mudança, e por isso não vale a pena telefonar; basta a resposta a este correio até às {time}.',
        ],
      },
      closing: ['O vosso gabinete de contabilidade'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'f24 del mese',
      opening: ['ciao {name}, f24 di {own} [pronto|fatto], {amount}, scade il {date}'],
      benign: {
        ask: ['lo addebitiamo noi su {account} come da delega, ok? se manca liquidità chiama'],
      },
      malicious: {
        ask: ['il cassetto è giù, giralo a {account} con istantaneo e mandami la contabile, ok?'],
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'loonstroken staan klaar',
      opening: ['hoi {name}, de lonen van {own} [zijn verwerkt|zijn klaar], totaal {amount} netto'],
      benign: {
        ask: [
          'de stroken staan in het salarisportaal, daar loggen jullie mensen zelf in. betaalbestand kan {other} ophalen en in jullie bank zetten, even naast de lijst leggen voor jullie tekenen. nieuwe medewerker? stuur dan voor de {date} het formulier met kopie id langs de beveiligde weg',
        ],
        link: 'naar de stroken',
      },
      malicious: {
        ask: [
          "de stroken zie je na inloggen met je kantoormail op deze pagina, wachtwoord en de code van je telefoon. twee collega's hebben een nieuwe rekening, zet die even om naar {account}, staat nog niet in het systeem. {other} hoeft niet mee te tekenen, voor {time} weg graag dan is het {date} binnen",
        ],
        link: 'naar de stroken',
      },
      closing: ['groet van kantoor'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Wezwanie do złożenia wyjaśnień',
      opening: [
        'Urząd skarbowy zwrócił się do firmy {own} o wyjaśnienia dotyczące faktury {ref}. [To rutynowe pytanie|Takie pytania są rutynowe], odpowiedź trzeba złożyć do {date}.',
      ],
      benign: {
        ask: [
          'Przygotowaliśmy projekt pisma; prosimy go przeczytać i podpisać profilem zaufanym albo u nas w biurze. Potrzebne będą jeszcze potwierdzenie zapłaty i list przewozowy. Gdyby dzwonił urzędnik, proszę podać nasz numer. Dopłatę do {small}, jeżeli w ogóle będzie, należy wpłacić na mikrorachunek firmy.',
        ],
        link: 'Projekt pisma',
      },
      malicious: {
        ask: [
          'Przygotowaliśmy ugodę; prosimy ją otworzyć po zalogowaniu do banku firmowego i potwierdzić SMS-em tożsamość. Potrzebny będzie jeszcze skan dowodu osobistego prezesa. Gdyby dzwonił urzędnik, proszę nie odbierać. Kaucja {amount}, która zamyka sprawę, trafia dziś przed {time} na rachunek pełnomocnika {account}.',
        ],
        link: 'Projekt pisma',
      },
      closing: ['Biuro rachunkowe'],
    },
  ],
};
