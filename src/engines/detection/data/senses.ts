import type { Language } from './languages.ts';

/** The order of the columns below. */
export const SENSE_COLUMNS: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'];

/**
 * Everyday words of what emails ask for, and how, that mean the same in eight languages, one column each. `send*` is a
 * stem. Written for this project; a word is listed under the sense it has in emails.
 */
export const SENSES: Readonly<Record<string, string>> = {
  // What is to be done
  send: 'send* sent forward* email* mail submit* provide* | send* schick* übersend* zusend* mail* gesendet weiterleit* | envoy* transmet* transfér* adress* fourni* | envi* mand* remit* reenvi* facilit* | envi* mand* remet* reencaminh* forneç* | invi* mand* spedi* inoltr* forni* trasmett* | stuur* sturen mail* doorstuur* verstuur* zend* opstur* | wyśl* wysył* prześl* przyśl* przesył* podeś* odesł* odeśl* wysł*',
  reply:
    'reply replies answer* respond* write | antwort* schreib* | répon* écri* | respond* contest* escrib* | respond* escrev* | rispond* scriv* | antwoord* schrijf* reageer* beantwoord* | odpisz* odpow* napisz* pisz*',
  enter:
    'enter* type* typing fill* insert* key put | eingeb* eingib* eintrag* eintipp* ausfüll* tipp* trag* gib geben angeben angabe* | saisi* entre* rempli* indiqu* renseign* tape* | introduc* introduz* ingres* rellen* escrib* pon* mete* indic* complet* | introdu* insir* inser* preench* digit* coloc* indic* | inser* digit* compil* immett* indic* mett* | invul* invoer* vul* typ* intyp* voer* | wpis* podaj* podać podan* poda wprowad* uzupeł* wypeł*',
  signin:
    'login log sign signin logon session* | anmeld* einlogg* login melden meldet logg* | connect* identifi* authentif* | sesión entr* acced* inici* identif* login | sessão entr* aced* login inici* | acced* accesso login entra* autentic* | inlog* aanmeld* log* login | zalog* logow* loguj* login* loguje*',
  confirm:
    'confirm* verif* validat* prove* authoris* authoriz* approve* | bestätig* verifizier* freigeb* freigab* nachweis* | confirm* vérif* valid* approuv* | confirm* verific* valid* aprueb* autoriz* | confirm* verific* valid* aprov* autoriz* | conferm* verific* convalid* approv* autorizz* | bevestig* verifi* goedkeur* keur* valid* | potwierd* zatwierd* weryfik* autoryz*',
  click:
    'click* tap hit press | klick* drück* | cliqu* appuy* | clic clique* pulse* haz haga | cliqu* clic* carreg* | clicc* premi* fai | klik* druk* tik* | klik* kliknij* naciś*',
  open: 'open* | öffn* aufmach* | ouvr* | abr* | abr* | apr* | open* | otwórz* otwier* otworz*',
  download:
    'download* | herunterlad* runterlad* laden | télécharg* | descarg* baj* | descarreg* transfir* baix* | scaric* | download* | pobra* pobier* ściąg*',
  install:
    'install* run launch program* software exe script tool | installier* ausführ* starten programm* software exe | install* exécut* lance* logiciel* programme* | instal* ejecut* programa* exe | instal* execut* programa* exe | install* esegu* avvia* programma* exe | installeer* uitvoer* start* programma* exe | instal* zainstal* uruchom* program* exe',
  enable:
    'enable* allow* permit* macros macro content* disable* | erlaub* aktivier* makros makro zulass* inhalte deaktivier* | activ* autoris* macros macro permet* désactiv* contenu | habilit* activ* permit* macros desactiv* contenido | habilit* ativ* permit* macros desativ* conteúdo | abilit* attiv* permett* macro disattiv* consent* contenut* | schakel* inschakel* sta macro* toestaan uitschakel* inhoud | włącz* zezwól* zgod* makra makr* wyłącz* zezwol*',
  pay: 'pay* paid settle* charge* | zahl* bezahl* begleich* beglichen entricht* | pay* régle* règle* verse* acquitt* | pag* abon* | pag* liquid* | pag* sald* vers* | betaal* betal* voldo* | płac* zapłac* opłac* wpłac* uregul* zapłać*',
  transfer:
    'transfer* wire remit* move moved | überweis* überweisung* einzahl* transfer* | virement* virer transfert* verser | transf* ingres* | transf* deposit* | bonific* trasfer* | overmak* overboek* maak stort* | przel* przelew*',
  buy: 'buy* bought purchas* order* | kauf* besorg* bestell* | achet* achat* command* | compr* pedid* | compr* encomend* | compr* acquist* ordin* | koop* kop* bestel* aanschaf* | kup* zakup* zamów* zamaw*',
  call: 'call* ring phone* dial telephon* | anruf* ruf* telefon* | appel* téléphon* | llam* telefon* | lig* telefon* | chiam* telefon* | bel bellen belt opbel* telefon* | zadzwoń* dzwoń* zadzwon* oddzwoń* telefon* dzwon*',
  come: 'come visit* drop pop stop | komm* vorbeikomm* besuch* | ven* pass* rend* | ven* pas* acérc* acerc* | ven* pass* dirij* desloc* | veni* pass* | kom* langskom* langs bezoek* | przyjdź* przyjść* przyj* zajrz* wpadn* odwiedź*',
  sign: 'sign* signature* initial* | unterschr* unterzeichn* | sign* | firm* | assin* | firm* | teken* onderteken* handteken* | podpis*',
  read: 'read* see look view* find listed | lesen liest ansehen einsehen nachlesen finden steht aushang | li* lire consult* trouv* voir | lea* lee* ver consult* encontr* vea | ler lei* ver consult* encontr* veja | legg* ved* consult* trov* | lees* lezen bekijk* vind* zien staat | przeczyt* czyt* zobacz* znajd* obejrz*',
  check:
    'check* compar* look tick | prüf* überprüf* vergleich* schau* | vérif* compar* contrôl* | comprueb* compar* revis* mir* | verifiq* compar* consult* veja reveja | controll* confront* verific* guard* | controleer* vergelijk* nakijk* kijk* | sprawd* porówn*',
  change:
    'change* changing updat* replac* switch* | änder* aktualisier* wechsel* umstell* geändert | chang* modifi* actualis* mett* | cambi* modific* actualiz* | mud* alter* atualiz* modific* troc* | cambi* modific* aggiorn* | wijzig* verander* aanpass* gewijzigd | zmień* zmien* zmian* aktualiz*',
  delete:
    'delet* remov* wipe* erase* empty | lösch* entfern* leeren | supprim* effac* vid* | borr* elimin* vaci* | apag* elimin* remov* | cancell* elimin* rimuov* svuot* | verwijder* wis* gewist leeg* | usun* usuw* skasow* opróżn*',
  keep: 'keep* retain* stay* stays remain* hold | behalt* bleib* aufbewahr* | gard* conserv* reste* | conserv* guard* qued* manten* | mant* guard* fica* conserv* | conserv* tien* rest* rimang* manten* | bewaar* houd* blijf* blijv* | zachow* zosta* trzym*',
  ask: 'ask* question* request* enquir* | frag* nachfrag* rückfrag* | demand* question* | pregunt* pid* consult* | pergunt* ped* dúvida* | chied* domand* | vraag* vragen navraag* | pyt* zapyt* pros* wniosek',
  tell: 'tell* say* let inform* mention* know | sag* bescheid mitteil* meld* durchgeb* durchsag* | dis dire dites inform* signal* préven* | diga* dime dí inform* avis* | diz* diga inform* avis* | dic* dire dimmi inform* avvis* | zeg* laat weten meld* geef doorgeef* | powiedz* poinform* dać daj zgłoś* podyktuj*',
  bring:
    'bring* show hand shown present | bring* mitbring* zeig* vorzeig* vorleg* abgeb* | apport* présent* montr* amen* | traig* tra* muestr* enseñ* llev* present* | trag* tra* mostr* lev* present* | port* mostr* esib* present* | breng* meeneem* neem toon* laat | przynie* pokaż* okaz* zabier* weź wgląd*',
  collect:
    'collect* pick pickup fetch | abhol* hol* | récup* retir* cherch* | recog* retir* | levant* recolh* | ritir* | ophal* haal* afhal* | odbier* odebr* odbi*',
  cancel:
    'cancel* decline* stop* refus* unsubscrib* reject* | kündig* ablehn* storn* widerruf* abbrech* | annul* refus* résili* | cancel* anul* rechaz* baja | cancel* anul* recus* | annull* disdi* rifiut* | annuleer* annul* weiger* opzeg* | anuluj* odmów* odrzuć* odwoł* zrezyg*',
  ignore:
    'ignor* disregard* throw | ignorier* wegwerf* | ignor* | ignor* | ignor* | ignor* | negeer* weggooi* | zignor* ignoruj* wyrzuć*',
  wait: 'wait* patien* | wart* abwart* geduld* | attend* patien* | esper* | esper* aguard* | aspett* attend* | wacht* geduld* | czek* poczek*',
  upload:
    'upload* attach* | hochlad* anhäng* | téléverse* joind* | sub* adjunt* | anex* carreg* | caric* alleg* | upload* bijvoeg* | dołącz* załad* wgra* wrzuć*',
  photo:
    'photo* picture* scan* image* selfie* copy copies | foto* bild* scan* kopie* selfie* ablicht* | photo* scan* copie* selfie* | foto* copia* escan* imagen* selfie* | foto* cópia* digitaliz* imagem selfie* | foto* copia* scansion* selfie* | foto* scan* kopie* selfie* | zdję* skan* kopi* fotk* selfie',
  share:
    'share* give gives pass | teil* weitergeb* geb* gib | partag* donn* communiqu* | compart* da dé dar des | partilh* compartilh* dê dar | condivid* dai dare dia comunic* | deel* geef* geven doorgev* | udostęp* przekaż* dać',
  choose:
    'choose* pick select* option* plan | wähl* aussuch* auswahl* | chois* sélect* | elig* elij* escog* seleccion* | escolh* selecion* | scegli* selezion* | kies* kiez* selecteer* | wybier* wybra* wybór',
  lend: 'lend* borrow* loan* advance owe | leih* vorstreck* auslegen auslag* | prêt* avanc* | prest* adelant* | emprest* adiant* | prest* anticip* | leen* lenen voorschiet* | poży* zalicz* wyłoż*',
  book: 'book* reserv* appointment* meet* | buch* reservier* termin* treff* | réserv* rendez rencontr* | reserv* cita* qued* reun* | reserv* marc* encontr* | prenot* appuntament* incontr* | boek* reserv* afspra* ontmoet* | rezerw* umów* spotka* wizyt*',
  // What with
  password:
    'passw* passphrase* pw credential* logindata | passw* kennw* zugangsdaten pw | passe mdp identifiants | contraseñ* clave claves pass | passe senha* credenciais | password psw pw credenzial* parola | wachtw* inloggegevens pw | hasł* haseł',
  code: 'code* passcode* otp token* | code* tan tans prüfcode* sicherheitscode* einmalcode* | code* | código* codigo* | código* codigo* | codic* otp | code* codes | kod kody kodu kodów kodem kodami blik* token*',
  pin: 'pin | pin geheimzahl | pin | pin | pin | pin | pin pincode | pin pinu',
  card: 'card* debit visa | karte* kreditkart* bankkart* kartennummer* girocard | carte* | tarjet* | cart* | carta carte | kaart* pas pasje bankpas* creditcard* | kart* karty kartę',
  digits:
    'digit* number* cvv cvc security reverse | ziffer* prüfziffer* nummer* cvv cvc | chiffre* numéro* cvv cryptogramme | dígito* cifra* número* cvv numero* | dígito* número* cvv algarismo* | cifr* numer* cvv | cijfer* nummer* cvc | cyfr* numer* cvv cvc',
  account:
    'account* | konto* kontos kontonummer* | compte* | cuenta* | conta contas | conto conti account | rekening* account* | konto konta kontem kont rachun*',
  iban: 'iban bic swift | iban bic bankverbindung* kontoverbindung* | iban rib bic | iban | iban nib | iban | iban rekeningnummer* | iban',
  bank: 'bank* | bank* onlinebanking sparkasse | banque* banc* | banc* | banc* | banc* | bank* | bank* bankow*',
  identity:
    'passport* licence* license* id identity ssn | ausweis* reisepass* personalausweis* führerschein* | passeport* identité permis cni | pasaporte* dni identidad carnet | passaporte* identidade cidadão cc | passaport* identità documento | paspoort* identiteit* rijbewijs* bsn | dowod* dowód paszport* pesel',
  money:
    'money* sum amount* balance* funds coins | geld* betrag* summe* guthaben* | argent somme* montant* solde fonds | dinero importe cantidad saldo fondos pasta | dinheiro valor quantia saldo montante fundos | soldi denaro importo somma saldo fondi | geld* bedrag* saldo som | pieniądz* pieniędz* kwot* środk* kasę saldo',
  fee: 'fee fees deposit* charge tax* postage clearance | gebühr* kaution* anzahlung* porto steuer* | frais caution acompte taxe* dépôt | tasa* gasto* depósito* fianza señal comisión | taxa* depósito* caução sinal custos portes imposto | tass* spese deposito cauzion* caparra commission* | kosten borg* aanbetal* leges belasting* | opłat* kaucj* prowizj* podat* zaliczk*',
  voucher:
    'voucher* gift giftcard* cards scratch* prepaid | gutschein* guthabenkart* geschenkkart* rubbel* prepaid | chèques cadeau* prépayé* coupon* recharge* gratt* | vale* regalo rasc* recarga* cupon* | vale* presente* oferta* rasp* voucher* | buon* regalo gratt* ricaric* voucher* | cadeaubon* cadeaukaart* tegoed* kras* voucher* bon bonnen | bon bony podarun* voucher* zdrap* doładow*',
  crypto:
    'crypto* bitcoin* wallet* coin* seed recovery | krypto* bitcoin* wallet* wiederherstell* | crypto* bitcoin* portefeuille* récupération | cripto* bitcoin* monedero* recuperación wallet | cripto* bitcoin* carteira* recuperação | cripto* bitcoin* wallet portafogli* recupero | crypto* bitcoin* wallet* herstel* | krypto* bitcoin* portfel* odzysk*',
  link: 'link* page* button* website* site form below | link* seite* knopf* button* formular* unten untenstehend* website* | lien* page* bouton* site formulaire* dessous | enlace* página* botón formulario* web pagina* link abajo | link* página* botão formulário* site abaixo ligação | link pagin* pulsante sito modulo bottone sotto | link* pagina* knop* formulier* site website onderstaand* | link* stron* przycisk* formularz* poniżej niżej',
  app: 'app apps bookmark* settings menu screen tab | app apps einstellung* lesezeichen menü | appli* paramètre* favori* réglage* menu | app aplicación ajustes favorit* menú | app aplicação definições favorit* menu aplicativo | app impostazion* preferit* menu area | app instelling* favoriet* menu | aplikac* ustawie* apk zakładk* apce menu',
  portal:
    'portal* intranet system* ticket* drive folder* | portal* intranet system* ticket* laufwerk* ordner* | portail* intranet système* ticket* dossier* lecteur espace | portal* intranet sistema* carpeta* ticket* plataforma | portal* intranet sistema* pasta* plataforma | portale* intranet sistem* cartell* gestional* ticket* | portaal* intranet systeem* map ticket* schijf | portal* intranet* system* folder* panel* panelu katalog* dysk*',
  file: 'file* attach* zip archive* exe htm html document* pdf | datei* anhang anlage* zip archiv* beigefügt* dokument* | fichier* joint* zip archive* pièce document* | archivo* adjunt* zip fichero* documento* | ficheiro* anex* zip arquivo* documento* | file allegat* zip archivio document* | bestand* bijlag* zip document* | plik* załącz* zip archiw* dokument*',
  phone:
    'phone* mobile* sms text* texts telephon* screen | handy* sms telefon* | portable mobile sms téléphone* textos | móvil* sms teléfono* | telemóvel sms telefone* celular | cellulare sms telefono* | telefoon* mobiel* sms | telefon* sms komórk* smsem',
  email:
    'email* mailbox* inbox | mailadress* postfach* mail mails | mail* courriel* messagerie boîte | correo* email* buzón mail | email* correio mail caixa | mail email posta casella | mail* mailbox* | mail* poczt* skrzynk*',
  address: 'address* | adress* | adresse* | direcci* domicilio | endere* morada | indirizz* | adres* | adres*',
  birth:
    'birth* dob maiden mother | geburts* geburtsdatum mädchenname* | naissance | nacimiento | nascimento | nascita | geboort* | urodz* panieńsk* nazwisko',
  invoice:
    'invoice* bill* receipt* | rechnung* beleg* | facture* reçu* | factura* recibo* | fatura* recibo* | fattur* ricevut* | factu* bon | faktur* rachunek paragon*',
  contract:
    'contract* agreement* terms lease | vertrag* vereinbar* | contrat* bail convention | contrato* acuerdo | contrato* acordo | contratt* accord* | contract* overeenkomst* huurcontract | umow* regulamin*',
  office:
    'office* desk* branch* shop* store* counter* reception* floor room premises till | büro* filiale* schalter* laden empfang* stock zimmer geschäftsstelle* rathaus abteilung* personalbüro | bureau* agence* guichet* magasin* boutique* accueil* étage | oficina* sucursal* tienda* mostrador* ventanilla* recepción planta despacho | balcão loja* agência* escritório* recepção receção secretaria gabinete piso | ufficio sportello filiale negozio segreteria reception piano bottega | kantoor* balie* winkel* filiaal* loket* receptie* verdieping | biur* oddzia* sklep* okienk* recepcj* sekretariat* pokoj* piętr* kasie kasa',
  inperson:
    'person personally yourself together presence witness* | persönlich gemeinsam zusammen selbst selber dabei | personne ensemble place | persona personalmente juntos presencial | pessoalmente presencial pessoa juntos | persona personalmente insieme presenza | persoonlijk samen zelf aanwezig | osobiście razem miejscu wspólnie',
  post: 'post posted letter* envelope* paper | post postweg brief* umschlag* papier | courrier* poste enveloppe* papier recommandé | carta* sobre papel certificada | correio carta* envelope papel registada | posta lettera* busta raccomandata carta | post brief* envelop* papier* aangetekend* | pocztą poczta list listem listy kopert* papier* poleconym',
  courier:
    'courier* carrier* driver* shipping agent | kurier* spediteur* fahrer* bote* | coursier* transporteur* livreur* chauffeur | mensajer* transportista* repartidor* agencia | estafeta* transportador* motorista* | corriere* spedizion* autista fattorino | koerier* chauffeur* vervoerder* | kurier* przewoźnik* kierowc*',
  remote:
    'remote* control* teamviewer anydesk helper | fernwart* fernzugriff* fernsteuer* bildschirm* | distance écran prise* contrôle | remot* pantalla* control* | remot* ecrã* tela control* | remot* schermo controllo | scherm* afstand* meekijk* overne* | zdaln* ekran* pulpit*',
  warning:
    'warn* virus* scanner antivirus block* firewall | warn* virus* virenschutz* virenscanner* firewall | avertiss* antivirus alerte* | aviso antivirus advertenc* alerta* | aviso* antivírus alerta* | avvis* antivirus avvertim* | waarschuw* virus* virusscanner* | ostrzeż* antywirus* wirus*',
  computer:
    'computer* laptop* machine desktop windows | rechner* computer* laptop* windows pc arbeitsplatz | ordinateur* poste pc windows portable | ordenador* equipo pc windows portátil | computador* pc windows portátil | computer pc windows portatile postazione | computer* laptop* pc windows | komputer* laptop* windows pc',
  boss: 'manager* director* boss supervisor* partner* chair* | chef* leitung* vorgesetzt* geschäftsführ* teamleit* vorstand* | responsable* directeur* direction patron chef | jefe* jefa director* dirección responsable* gerente* | chefe* diretor* direção gerente* responsável | capo diretto* direzion* responsabil* | chef* directeur* leidinggev* directie manager* baas | kierownik* dyrektor* szef* przełożon* zarząd*',
  lawyer:
    'lawyer* solicitor* court* notary police | anwalt* anwältin gericht* notar* polizei anzeige | avocat* tribunal* notaire* police plainte | abogad* juzgado tribunal* notar* policía | advogad* tribunal* notári* polícia | avvocat* tribunal* notai* polizia | advocaat* rechtbank* notaris* politie | adwokat* sąd* notariusz* policj* prawnik*',
  register:
    'regist* records official public bookmark council authority | register* amtlich* öffentlich* behörde* kammer* | registre* officiel* public* mairie annuaire | registro* oficial* públic* ayuntamiento | registo* oficial* públic* câmara registro | registr* ufficial* pubblic* comune albo | register* officieel* officiële gemeente openbaar | rejestr* oficjaln* urz* publiczn*',
  profit:
    'profit* earn* return* guarantee* double* percent win interest bonus | gewinn* garantier* verdopp* rendite* prozent verdien* bonus | bénéfice* garanti* doubl* rendement* gagn* gain* | gananc* garantiz* dobl* rentab* ganar ganas | lucro* garant* dobr* rendimento* ganh* | guadagn* garant* raddopp* rendiment* | winst* garand* gegarand* verdubbel* rendement* verdien* | zysk* gwarant* podwo* zarob* zarab*',
  risk: 'risk* lose loss* careful beware fraud* scam* | risik* verlier* verlust* vorsicht betrug* betrüg* | risque* perd* perte* prudence fraud* arnaque* escro* | riesgo* perd* pérdida* cuidado fraud* estaf* timo | risco* perd* perda* cuidado fraud* burla* golpe* | rischi* perd* perdit* attenzion* truff* frod* | risico* verlies* verliez* voorzichtig* oplicht* fraud* | ryzyk* strac* strat* ostrożn* oszust* oszuś* uważ*',
  family:
    'friend* wife husband sister brother mother family colleague* anyone somebody else | freund* schwester bruder mutter oma familie kolleg* jemand | ami* femme mari sœur frère famille collègue* | amig* hermana hermano madre familia compañer* | amig* irmã irmão mãe família colega* | amic* moglie marito sorella fratello famiglia collegh* collega | vriend* zus broer moeder familie collega* iemand | przyjac* siostr* brat* matk* rodzin* koleg* kolegów koleż*',
  // How
  today:
    'today tonight | heute heut | aujourd hui soir | hoy | hoje | oggi stasera | vandaag vanavond | dziś dzisiaj dzis',
  now: 'now immediately once quick* quickly soon urgent* asap straight right | jetzt sofort gleich schnell umgehend dringend* unverzüglich eilig | maintenant immédiat* vite rapid* urgent* délai | ahora inmediat* ya rápid* urgent* | agora imediat* já rápid* urgent* logo | subito immediat* ora adesso presto urgent* rapid* | nu meteen direct onmiddellijk snel spoed* dringend | teraz natychmiast zaraz szybko pilne* niezwłocznie już',
  hours:
    'hour* minute* midnight noon | stunde* minute* mitternacht mittag* | heure* minute* minuit midi | hora* minuto* medianoche mediodía | hora* minuto* | ora ore minut* mezzanotte mezzogiorno | uur uren minut* middernacht | godzin* minut* północ*',
  days: 'day* week* month* year* | tag tage tagen woche* monat* jahr* | jour* semaine* mois an ans année* | día* dia* semana* mes meses año* | dia* semana* mês meses ano* | giorn* settiman* mes* ann* | dag dagen week weken maand* jaar | dni dzień tydzień tygod* miesiąc* rok roku lat',
  before:
    'before first advance beforehand upfront until | vorher vorab zuerst bevor voraus vor erst | avant préalable avance | antes primero adelantado anticip* | antes primeiro adiantado antecip* | prima anticipo primo | vooraf eerst voordat voor | najpierw przed zanim góry wcześniej',
  after:
    'after then later afterwards | nach danach später dann anschließend | après ensuite puis | después luego tras | depois após então | dopo poi | daarna later dan na | po potem później następnie',
  only: 'only just solely exclusively | nur ausschließlich bloß | seulement uniquement que exclusivement seul | solo sólo únicamente exclusivamente | só apenas somente unicamente exclusivamente | solo soltanto solamente esclusivamente | alleen uitsluitend enkel | tylko wyłącznie jedynie',
  not: 'not no dont don t doesn won cannot can without isn nor | nicht kein keine keinen keinem keiner nix nichts ohne nie | pas ne non sans n aucun aucune | no sin ni ningún ninguna nunca jamás | não nao sem nem nenhum nenhuma nunca | non senza né nessun nessuna mai | niet geen zonder nooit | nie bez ani żaden żadn* nigdy',
  nobody:
    'nobody anybody never none | niemand* niemals nie | personne jamais | nadie nunca jamás | ninguém nunca | nessuno mai | niemand nooit | nikt nikomu nikogo nigdy',
  nothing: 'nothing anything | nichts nix | rien | nada | nada | niente nulla | niets | nic niczego',
  need: 'need* must have require* needed necessary | muss müssen brauch* nötig erforderlich benötig* | faut doit devez besoin nécessaire dev* | necesit* tien* debe* hay | precis* tem deve* necess* | serv* dev* bisogna necessari* occorr* | moet* nodig hoef* vereist | trzeba musi* należy potrzeb* wymag*',
  usual:
    'usual* always ordinary normal* ever habit* known | üblich* immer gewohnt* normal* bekannt* sonst | habitu* toujours normal* connu* | siempre habitual* normal* costumbre conoc* | sempre habitual* costume normal* conhec* | sempre solito solita consueto abitual* normal* conosc* | altijd gewoon gebruikelijk* bekend* normaal | zawsze zwykle zwykł* dotychczas* znan* normaln*',
  same: 'same unchanged still remain* | gleich* selbe* dasselbe derselbe unverändert bleibt noch | même* inchang* toujours | mism* igual sigue* | mesm* igual mantém inalterad* | stess* uguale invariat* rimane | zelfde dezelfde hetzelfde ongewijzigd blijft | sam samo same',
  new: 'new | neu* | nouve* neu* | nuev* | nov* | nuov* | nieuw* | now*',
  old: 'old former previous existing earlier | alt* bisherig* früher* vorherig* | ancien* précédent* vieux | antigu* anterior* viej* | antig* anterior* velh* | vecchi* precedent* | oud* vorig* vroeger* eerder* | star* poprzedn* dotychczasow* dawn*',
  free: 'free charge gratis | kostenlos* gebührenfrei gratis umsonst | gratuit* | gratis gratuit* | grátis gratuit* | gratis gratuit* | gratis kosteloos | bezpłatn* darmow* gratis',
  private:
    'private* personal* | privat* persönlich* | privé* personnel* perso | privad* personal* particular* | privad* pessoal* particular | privat* personal* | privé* persoonlijk* | prywatn* osobist*',
  secret:
    'secret* confidential* discreet* surprise quiet* between | geheim* vertraulich* diskret* überraschung* stillschweig* | secret* confidentiel* discr* surprise | secret* confidencial* discre* sorpresa | segred* confidencial* discri* surpresa sigilo | segret* riservat* confidenzial* sorpres* | geheim* vertrouwelijk* discre* verrassing* | tajemnic* poufn* dyskre* niespodziank*',
  blocked:
    'block* frozen freeze* clos* suspend* lock* lost lapse* forfeit* | sperr* gesperrt gekündigt geschlossen verfall* verfällt eingefroren | bloqu* ferm* suspend* gel* perdu* clôtur* | bloque* cerra* cierr* suspend* congel* perd* | bloque* encerr* fech* suspen* congel* perd* | blocc* chius* chiud* sospe* congel* pers* perd* | geblokkeerd blokk* gesloten opgeschort bevroren verval* | zablok* blok* zamkn* zawiesz* przepad* zamroż*',
  fail: 'fail* error* down wrong broken problem* expir* | fehl* fehler* ausfall* problem* kaputt abgelaufen ablauf* | échou* erreur* panne problème* expir* | fall* error* caíd* problema* caduc* venc* | falh* erro* avari* problema* expir* | fallit* errore* guast* problem* scad* | mislukt* fout* storing* probleem* verloop* verlopen | błąd* błęd* awari* problem* nieudan* wygas*',
  automatic:
    'automatic* itself themselves own | automatisch* selbst | automatiqu* | automátic* solo sola | automátic* sozinh* | automatic* solo sola | automatisch* vanzelf | automatyczn* samo sam sama',
  instead:
    'instead rather other* different another | statt stattdessen ander* abweichend* | plutôt autre* lieu différent* | lugar otro otra otros otras distint* | vez outro outra outros outras diferent* | invece altro altra altri diversi* | plaats ander* liever | zamiast inn* inny',
  abroad:
    'abroad travel* overseas boarding flight airport stuck | ausland* reise* unterwegs flug* flughafen montage | étranger voyage* avion aéroport bloqué | extranjero viaj* vuelo aeropuerto fuera | estrangeiro viag* voo aeroporto fora | estero viagg* volo aeroporto fuori | buitenland* reis* onderweg vlieg* | granic* podróż* lot* lotnisk* wyjeź*',
  busy: 'meeting* busy unavailable unreachable reach | besprechung* sitzung* termin* erreichbar beschäftigt | réunion* occupé* joignable* indisponible | reunión* ocupad* localizable disponible | reunião ocupad* contactável disponível | riunion* occupat* raggiungibil* | vergader* bespreking* bereikbaar druk bezet | spotkani* zajęt* zebrani* nieosiągaln*',
  cash: 'cash | bar bargeld | espèces liquide comptant | efectivo metálico | numerário | contanti contante | contant* cash | gotówk*',
  refund:
    'refund* back return* reimburs* repay* | zurück* erstatt* rückzahl* wieder | rembours* retour* rend* | devol* reembols* devuelv* | devol* reembols* devolv* | rimbors* restitu* | terug* vergoed* retour* | zwrot* zwróc* odda* zwrac*',
  if: 'if unless should whether otherwise else | wenn falls sollte ob sonst andernfalls wer | si sinon faute | si sino caso contrario | se caso senão contrário | se altrimenti caso | als indien anders mocht | jeśli jeżeli jak gdyby inaczej',
  please:
    'please kindly could would | bitte könnt* würde* | merci veuillez prière plaît pourriez | favor ruego podría* | favor agradec* poderia* | favore cortes* prego potrest* potrebbe | graag alstublieft aub alsjeblieft zou kunt | proszę prosimy prosze',
  me: 'me my mine i | mir mich mein* ich | moi mon ma mes je me | mí mi mis yo me conmigo | mim meu minha me eu comigo | me mi mio mia io | mij mijn me ik | mnie mi mój moje moja mną',
  us: 'we us our | wir uns unser* | nous notre nos on | nosotros nuestr* nos | nós nosso nossa nos | noi nostr* ci | wij we ons onze | my nas nam nasz* nami',
  you: 'you your yours | sie ihr* ihnen du dein* dir dich euch euer* | vous votre vos tu ton ta tes te toi | usted su sus tu tus te vosotros os ti | você seu sua teu tua te si lhe | lei suo sua voi vostr* tu tuo tua ti vi | u uw jij je jouw jullie | państw* pan* twoj* twój ty ci ciebie wasz* wam ci',
  here: 'here this | hier hierher diese* | ici cette ce | aquí este esta | aqui este esta | qui questo questa | hier deze dit | tu tutaj ten ta to',
  both: 'both sides front back | beide* seiten vorne hinten rückseite vorder* | deux recto verso dos arrière | ambos ambas caras lados dorso detrás | ambos ambas frente verso costas lados | entramb* fronte retro lati dietro | beide kanten voor achterkant achter | oba obu stron przód tył obie dwóch',
  all: 'all every each everything full whole | alle* jede* ganz* voll* | tout toute tous toutes chaque entier | todo toda todos todas cada enter* | todo toda todos todas cada tudo inteir* | tutto tutta tutti tutte ogni inter* | alle* elk* ieder* heel hele volledig* | wszystk* cał* każd* pełn*',
  sure: 'sure certain* safe* secure* trust* | sicher* vertrau* gewiss | sûr* sécuri* confian* | segur* confian* | segur* confian* | sicur* fiduci* | zeker* veilig* vertrouw* | pewn* bezpiecz* zaufa*',
  staff:
    'staff hr payroll salary wage* team department personnel it | personal* gehalt* lohn* team abteilung* mitarbeit* it | salaire* paie équipe service rh personnel | nómina* sueldo salario equipo departamento rrhh personal | salário* ordenado vencimento equipa equipe departamento | stipendi* busta team reparto personale | salaris* loon team afdeling* personeel* | pensj* wypłat* zespó* dział* kadr* pracowni*',
  access: 'access* | zugang* zugriff* | accès accéd* | acceso | acesso | accesso | toegang* | dostęp*',
  enough:
    'enough suffic* | genügt genug reicht | suffi* | basta* suficient* | basta* chega suficient* | basta* sufficient* | genoeg volstaat | wystarcz*',
  prefer:
    'wish* want* like* prefer* | möcht* lieber woll* will gern* | souhait* préfér* voulez veux | quier* dese* prefier* prefer* | quer* quis* desej* prefer* | vuo* desider* prefer* vorre* | wil* liever graag | chce* wol*',
};
