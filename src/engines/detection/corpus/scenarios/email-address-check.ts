import type { Scenario } from '../seed.ts';

export const emailAddressCheck: Scenario = {
  id: 'email-address-check',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['{other} has added you to the {own} workspace on {company}, [as a member|with your work address].'],
      benign: {
        ask: [
          'Click the button within 24 hours to confirm that this address is yours; you then choose a name and a password of your own. If you do not know {other}, ignore this mail and the invitation will be deleted by itself. No payment is needed now or later, {own} has paid for your seat.',
        ],
        link: 'Confirm address',
      },
      malicious: {
        ask: [
          'The button takes you to the sign-in page of your mail provider, where you enter the address and password you use for work, so that both are joined together. It is free of charge, and you will not notice a difference. Should a notification come up on your phone, you may simply approve it.',
        ],
        link: 'Confirm address',
      },
      closing: ['The workspace team'],
      subject: 'Confirm your email address',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hi {name}, du hast dich [am {past}|letzte woche] bei {company} angemeldet aber nie bestätigt'],
      benign: {
        ask: [
          'klick jetzt auf den link, er gilt nur noch heute, in 24 stunden wird die anmeldung sofort gelöscht. passwort brauchst du dafür nicht, und wenn du das gar nicht warst mach einfach nichts. newsletter kannst du danach dringend abbestellen haha',
        ],
        link: 'Bestätigen',
      },
      malicious: {
        ask: [
          'mit dem link kommst du auf eine seite die aussieht wie dein webmail, da einfach postfach und passwort eingeben, dann sehen wir dass es deins ist. ist kostenlos und du hast danach ruhe. die abfrage vom handy bitte auch durchwinken',
        ],
        link: 'Bestätigen',
      },
      closing: ['cheers'],
      subject: 'bitte email bestätigen (letzte erinnerung)',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Votre entreprise a été référencée par {own}. [Un accès vous a été ouvert.|Un accès a été créé pour vous.]',
      ],
      benign: {
        ask: [
          "Cliquez maintenant sur le bouton pour choisir votre mot de passe ; le lien est valable quarante-huit heures et ne sert qu'une fois. Vos factures y seront ensuite déposées sans frais. Si vous attendiez cet accès au nom d'un collègue, supprimez ce message et signalez-le aujourd'hui à {other}, aux achats.",
        ],
        link: 'Activer',
      },
      malicious: {
        ask: [
          "Le bouton ouvre une page où vous saisirez l'adresse de votre messagerie professionnelle et le mot de passe qui la protège, afin que le portail lise vos factures sans votre aide. Le service est gratuit. Un relevé bancaire de votre entreprise, avec le code de validation, complétera utilement le dossier, à votre convenance.",
        ],
        link: 'Activer',
      },
      closing: ['Le portail des achats'],
      subject: 'Activez votre accès au portail fournisseurs',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} te has registrado en la bolsa de {own}, [queda un paso|solo falta un paso]'],
      benign: {
        ask: [
          'pulsa ahora el boton y listo, el enlace se borra en 12 horas y luego hay que empezar otra vez. confirma hoy que las plazas salen el {date}. si pone que la direccion ya existe es que ya estabas, pide clave nueva y ya',
        ],
        link: 'verificar',
      },
      malicious: {
        ask: [
          'el boton te lleva a tu correo pero en otra ventana, pones tu direccion y la clave de siempre del correo para que cuadre. es gratis y dura nada. si te pregunta si das permiso para leer y borrar mensajes di que si',
        ],
        link: 'verificar',
      },
      closing: ['gracias'],
      subject: 'verifica tu correo ya',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Foi pedido acesso ao portal do colaborador da {own} com [este endereço|este e-mail].'],
      benign: {
        ask: [
          'Clique no botão nas próximas duas horas para concluir o pedido; depois o link apaga-se e terá de o repetir agora ou mais tarde no quiosque. Ser-lhe-á proposta uma senha provisória, que deve mudar hoje. Se não fez este pedido, avise já a informática, na extensão 20.',
        ],
        link: 'Validar',
      },
      malicious: {
        ask: [
          'Clique no botão, quando tiver disponibilidade, e escreva a senha do correio profissional nos dois campos, para que o portal receba as mensagens em seu nome. O serviço é grátis. Pode surgir um pedido de autorização com muitas permissões; aceite-as todas, pois são as habituais.',
        ],
        link: 'Validar',
      },
      closing: ['Portal do colaborador'],
      subject: 'Valide o seu endereço',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, {other} ti ha invitato [nel gruppo|sulla lavagna] di {own}'],
      benign: {
        ask: [
          'clicca subito su conferma, entro oggi, il link muore tra 12 ore e poi {other} lo deve rifare e si arrabbia. ti chiede solo un nome. se hai già un account entra da lì, è uguale. non sei di {own}? cancella e amen',
        ],
        link: 'conferma',
      },
      malicious: {
        ask: [
          'cliccando esce la finestra della posta, scrivi mail e password di lavoro, quelle vere, così il gruppo ti vede. è gratis. poi manda la schermata coi codici di riserva a {other}, li tiene lui per tutti, con calma',
        ],
        link: 'conferma',
      },
      closing: ['ciao'],
      subject: 'conferma la tua mail subito',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['U bent door {other} uitgenodigd voor [de projectruimte|het klantportaal] van {own}.'],
      benign: {
        ask: [
          'Klik vandaag nog op de knop; de uitnodiging verloopt over 24 uur en wordt dan verwijderd. U kiest direct zelf een wachtwoord, dat u nergens anders gebruikt. Heeft u al een account, meld u dan nu aan met hetzelfde adres. Kent u {other} niet, dan kunt u ons dat laten weten.',
        ],
        link: 'Uitnodiging openen',
      },
      malicious: {
        ask: [
          'Via de knop komt u bij een aanmeldscherm waar u het adres en het wachtwoord van uw zakelijke mailbox invult, zodat de projectruimte uw berichten kan ophalen. Aan de koppeling zijn geen kosten verbonden, alles is gratis. Het verzoek op uw telefoon mag u op een rustig moment goedkeuren.',
        ],
        link: 'Uitnodiging openen',
      },
      closing: ['Beheer projectruimte'],
      subject: 'Bevestig uw e-mailadres voor {own}',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['cześć, założono konto w systemie {own} na [ten adres|twój adres]'],
      benign: {
        ask: [
          'kliknij teraz w link, masz godzinę, potem trzeba prosić {other} o nowy. potwierdzasz tylko adres, hasło ustawisz sobie sam dzisiaj przy pierwszym logowaniu. to nie ty? usuń maila i napisz pilnie do {other} bo ktoś się pomylił',
        ],
        link: 'potwierdzam',
      },
      malicious: {
        ask: [
          'po kliknięciu wyskoczy okno poczty, wpisz adres i hasło do skrzynki firmowej, system musi ją widzieć. gratis, nic nie instalujesz. jak telefon spyta czy to ty, zatwierdź. możesz to zrobić na spokojnie po weekendzie',
        ],
        link: 'potwierdzam',
      },
      closing: ['system'],
      subject: 'potwierdź adres e-mail!',
    },
  ],
};
