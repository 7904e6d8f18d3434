/**
 * Whose bank account an email is about, and whether it is a new one, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch and Polish. Own selection from labelled and everyday emails, 2026-11.
 */

/** “Your”, and similar words. */
export const READERS_POSSESSIVE =
  /(?<!\p{L})(?:your|ihre[nmrs]?|deine[nmrs]?|eure[nmrs]?|votre|vos|tus?|sus?|seus?|suas?|teus?|tuas?|tuo[i]?|tue|vostr[aeio]|uw|jouw|twoj\p{L}{1,4}|państwa)(?!\p{L})/iu;

/** “My” and “our”. */
export const WRITERS_POSSESSIVE =
  /(?<!\p{L})(?:my|our|mein|unser|meine[nmrs]?|unsere[nmrs]?|mon|ma|mes|notre|nos|mis?|nuestr[ao]s?|meus?|minhas?|noss[ao]s?|mi[oae]|miei|nostr[aeio]|mijn|on[sz]e?|mój|moje(?:go)?|nasz\p{L}{0,3})(?!\p{L})/iu;

/** “Votre compte”, right before “bancaire a changé”. */
export const READERS_ACCOUNT =
  /(?<!\p{L})(?:your|ihre?|deine?|votre|tu|su|seus?|suas?|tuo|suo|vostro|uw|jouw|je|twoj\p{L}{1,4}|twój|państwa) {1,2}(?:(?:bank|numer|número|numéro|nummer|n°|da|de|di|del|sua|su|tu) {1,2}){0,3}(?:account|konto|compte|cuenta|conta|conto|rekening)\p{L}{0,10} {0,2}$/iu;

/** A condition up to the words that follow: “if you have changed bank”. */
export const IF_YOU_CHANGED =
  /(?<!\p{L})(?:(?:anyone|anybody|everyone|those|members|whoever)(?: who)?(?: ha(?:s|ve))?(?: recently)?(?= (?:chang|switch))|wer(?= (?:seit|inzwischen|die|das|seine))|ceux qui ont|quien(?:es)? (?:ha|hayan?|han)|chi ha|wie van|kto zmieni(?:ł|a)|quem (?:mud|troc)ou|if you(?! c(?:ould|an)| would)|should you|if your|falls (?:sie|du|sich|ihr)|wenn (?:sie|du|sich|ihr)|sofern (?:sie|sich)|sollten? (?:sie|sich)|si vous(?! pou)|si tu(?! peux)|s['’]il|en cas de|si (?:usted(?:es)? )?(?:ha[ns]?|hubier\p{L}{1,4}|cambi\p{L}{1,5})|en caso de|se (?:você|vocês|o senhor|a senhora|avete|hai|mud\p{L}{1,6}|tiver\p{L}{0,4}|alter\p{L}{1,5})|em caso de|in caso di|(?:als|indien|mocht) (?:u|je|jullie|uw)|bij een|(?:jeśli|jeżeli|gdyby|w przypadku))(?!\p{L})[^.,!?;:\n]{0,120}$/iu;

/** Articles, dates and similar words, but no verb for the reader and nothing to pay. */
const ONLY_THAT =
  /(?:(?!(?<!\p{L})(?:you|once|when|that|whether|sie|dass|ob|sobald|wenn|vous|que|quand|si|cuando|che|quando|u|je|dat|als|że|czy|gdy)(?!\p{L})|confirm|bestätig|bevestig|potwier|pay|pago|paga|paie|transfer|remit|money|funds|amount|überw|zahl|betrag|geld|vire|règl|abon|bonific|betal|overma|przel|wpła|płat|\n\s{0,5}\n)(?:[^.!?;:]|(?<=\d)\.)){0,50}/u
    .source;

/** A request to give the writer something, up to the words that follow; captures what is in between. */
export const GIVE_US = new RegExp(
  `(?<!\\p{L})(?:${[
    /(?:give|send|tell|provide|hand|e-?mail|bring) (?:me|us)|let (?:me|us) (?:have|know)/u,
    /(?:gib|gebt|geben sie|teile?|teilt|teilen sie|schicke?|schickt|schicken sie|sende|sendet|senden sie|nenn[et]?|nennen sie|meldet?|melden sie|reicht?|reichen sie) (?:bitte )?(?:mir|uns)|(?:gibt|gebe|möge) (?:mir|uns) bitte/u,
    /(?:donne[zr]|envoye[zr]|communique[zr]|transmettez|remettez|fournissez|indiquez)-(?:moi|nous)|(?:me|nous) (?:donner|communiquer|envoyer|transmettre|remett(?:re|ent)|fournir|indiquer|faire parvenir)/u,
    /(?:env[íi]|de|d[ée]|comun[íi]|facil[íi]t|ind[íi]q|m[áa]nd)\p{L}{0,6}(?:nos|me)|(?:nos|me) (?:dén?|den|envíen?|comuniquen?|faciliten?|indiquen?)/u,
    /(?:envi|inform|comuniqu|forneç|dê)\p{L}{0,3}-(?:nos|me)|(?:nos|me) (?:enviar|enviem?|informar|informem?|dar|dê|comunicar|fornecer)/u,
    /(?:invi|comunich|indich|mand|consegn|forni)\p{L}{1,3}(?:ci|mi)|(?:ci|mi) (?:consegni(?:no)?|comunichi(?:no)?|invii?(?:no)?|dia(?:no)?|mandi(?:no)?|fornisca(?:no)?)/u,
    /(?:stuurt?|geeft?|meldt?|mailt?|bezorgt?) (?:ons|mij|me)/u,
    /(?:podać|podaj|podajcie|przesłać|prześlij|przekazać|przekaż|dostarczyć|zgłosić) (?:nam|mi)|niech (?:nam |mi )?(?:poda|przekaże|dostarczy)(?: nam| mi)?/u,
  ]
    .map(({ source }) => source)
    .join('|')})(?!\\p{L})(${ONLY_THAT})$`,
  'iu',
);

/** An account that somebody opens, as banks ask the reader to; the words before it say who. */
export const OPENS_ACCOUNT =
  /(?<!\p{L})(?:open(?:ing)?|apply(?:ing)? for|switch(?:ing)? to) (?:\p{L}{1,12} ){0,4}accounts?(?!\p{L})|(?<!\p{L})eröffne\p{L}{0,2} (?:\p{L}{1,12} ){0,5}\p{L}{0,10}konto(?!\p{L})|konto (?:\p{L}{1,12} ){0,2}(?:zu )?eröffnen(?!\p{L})|(?<!\p{L})ouvr(?:ez|ir|e|ant) (?:\p{L}{1,12} ){0,3}compte(?!\p{L})|(?<!\p{L})(?:abr(?:a|e|as|ir|iendo|indo)|apertura de|abertura de) (?:\p{L}{1,12} ){0,3}c(?:uen|on)ta(?!\p{L})|(?<!\p{L})(?:apr(?:i|a|ire|endo)|apertura d\p{L}{1,3}) (?:\p{L}{1,12} ){0,3}conto(?!\p{L})|(?<!\p{L})open (?:\p{L}{1,12} ){0,4}\p{L}{0,10}rekening(?!\p{L})|rekening (?:\p{L}{1,12} ){0,2}(?:te )?openen(?!\p{L})|(?<!\p{L})(?:otwórz|otwierając|otworzyć|załóż|założyć|zakładając) (?:\p{L}{1,12} ){0,3}(?:konto|rachunek)(?!\p{L})|(?<!\p{L})set(?:ting)? up (?:an?|your|another) (?:\p{L}{1,12} ){0,2}bank(?:ing)? account(?!\p{L})(?! (?:for|in) (?:us|me|my|our|the|this|your (?:system|records)))|(?<!\p{L})eine? (?:\p{L}{1,12} ){0,2}bankkonto (?:\p{L}{1,12} ){0,2}(?:ein|einrichten|einzurichten)(?!\p{L})|(?<!\p{L})cré(?:er|ez) un (?:\p{L}{1,12} ){0,2}compte bancaire(?!\p{L})|(?<!\p{L})cr(?:ear|ee|ea|iar|ie) u(?:na|ma) (?:\p{L}{1,12} ){0,2}c(?:uenta bancaria|onta bancária)(?!\p{L})|(?<!\p{L})cre(?:are|i) un (?:\p{L}{1,12} ){0,2}conto (?:corrente|bancario)(?!\p{L})|(?<!\p{L})een (?:\p{L}{1,12} ){0,2}bankrekening aan(?:maken| te maken)?(?!\p{L})/giu;

/** Opening as a noun or participle: in “we inform you of the opening of an account” it isn't the reader's. */
export const OPENING =
  /^(?:opening|applying|switching|ouvrant|abriendo|abrindo|apertura|abertura|aprendo|otwierając|zakładając)(?!\p{L})/iu;

/** Money, in languages whose senses have no word for it. */
export const FUNDS =
  /(?<!\p{L})(?:funds?|salary|deposit|gelder|gehalt|fonds|salaire|fondos|nómina|fundos|salário|fondi|stipendio|salaris|loon|środki|wynagrodzenie)(?!\p{L})/iu;

/** “In your”, right before an account: a place for money rather than what is asked about, in languages that have such words. */
export const INTO =
  /(?<!\p{L})(?:in|into|to|auf|sur|dans|en|a|na|no|em|nel|sul|op|på|til|do|la|în|на|в|у|στον?|σε|ke|di|vào|trong|في|إلى)(?: \p{L}{1,10}){0,2} $/iu;

/** Says that an account is the usual one. */
export const UNCHANGED_ACCOUNT =
  /(?<!\p{L})(?:usual|same|regular|unchanged|bisherige[nrsm]?|gewohnte[nrsm]?|übliche[nrsm]?|bekannte[nrsm]?|gleiche[nrsm]?|unverändert\p{L}{0,2}|habituels?|habituelles?|même|inchangée?s?|habitual|mismo|misma|de siempre|mesmo|mesma|solit[oae]|stess[oae]|abituale|invariat\p{L}|gebruikelijke?|bekende|zelfde|hetzelfde|dezelfde|ongewijzigd|vertrouwde|dotychczasow\p{L}{1,3}|t[ae]n sam|to samo|bez zmian|niezmienion\p{L}{1,3}|zwykł\p{L}{1,3})(?!\p{L})|not changed|nicht geändert|n['’](?:a|ont) pas changé|no ha[ns]? cambiado|não mudou|non [eè] cambiat|niet (?:gewijzigd|veranderd)/iu;

/** The reader's pay: next to a link, the account to change is then the reader's own. */
export const READERS_PAY =
  /(?<!\p{L})(?:your (?:direct deposit|pay ?check|payroll|salary|wages)|(?:Ihr|Dein)(?:e[mnrs]?)? (?:Gehalts?|Lohns?)|votre (?:salaire|paie)|(?:su|tu) (?:nómina|salario)|(?:seu|teu) salário|(?:il )?(?:Suo|tuo) stipendio|(?:uw|je|jouw) (?:salaris|loon)|(?:Twoj|Państ)\p{L}{1,5} (?:wynagrodzeni|wypłat)\p{L}{1,3})(?!\p{L})/iu;

/**
 * Before a mention of a change, in its sentence: the writer says that it will never come by email, or reports what
 * others might write. “Mai” is also the month.
 */
export const DENIES_CHANGE =
  /(?<!\p{L})(?:never|will not (?:notify|inform|tell|email|contact|advise|write to) you|niemals|jamais|nunca|(?<!(?:\d|\d\.|1er|im|ab|seit|ende|anfang|mitte|en|de|fin) )mai|nooit|nigdy|(?:if|when) (?:a|an|any|anyone|someone|somebody)|(?:wenn|falls) (?:eine?|jemand|Ihnen jemand)|si (?:une?|quelqu['’]un|una?|alguien)|se (?:una?|qualcuno|uma?|alguém)|als (?:een|iemand)|(?:jeśli|jeżeli|gdy) (?:ktoś|ktokolwiek|dostawca))(?!\p{L})[^.!?;:\n]{0,120}$/iu;

/**
 * The writer's new bank details in languages without lists of phrases: always with “our”, “bank” or “for payment”, since
 * “your new account” is a user's. Own selection from everyday business emails, 2026-11.
 */
export const CHANGED_ACCOUNT = new RegExp(
  [
    /(?:振込先|(?:弊社|当社|私ども)の?[^。\n]{0,8}口座)[^。\n]{0,12}(?:変更|変わり)|新しい(?:振込先|振込口座)/u,
    /(?:我[司方们]|[我本敝]公司|我們|收款|汇款|匯款)的?(?:银行|銀行|收款|汇款|匯款)?[账帐賬帳][户戶号號][^。\n]{0,12}(?:变更|变动|更改|更换|變更|更換)|新的?(?:收款|汇款|匯款)[账帐賬帳][户戶号號]/u,
    /(?:당사|저희|입금|송금)[^.\n]{0,8} ?계좌[^.\n]{0,12}(?:변경|바뀌)/u,
    /наш(?:и|их|им)? (?:банковск\p{L}{1,3} )?реквизит\p{L}{0,3} [^.\n]{0,20}(?:измен|смен)\p{L}{1,6}|(?:изменились|сменились|изменили|сменили) (?:наши |свои )?(?:банковские )?реквизиты/u,
    /наш(?:і|их|им)? (?:банківськ\p{L}{1,3} )?реквізит\p{L}{0,3} [^.\n]{0,20}змін\p{L}{1,6}|(?:змінилися|змінили) (?:наші |свої )?(?:банківські )?реквізити/u,
    /(?:banka )?hesa(?:bımız|p (?:bilgilerimiz|numaramız))\p{L}{0,4} [^.\n]{0,20}değiş\p{L}{1,8}/u,
    /(?:změnili|zmenili) jsme (?:naše? )?(?:číslo )?(?:bankovní|bankový|účtu)|naše (?:bankovní spojení|číslo účtu|bankové spojenie) [^.\n]{0,12}(?:změni|zmeni)\p{L}{1,3}/u,
    /(?:våra?|vore?s?|vårt) (?:nya? )?(?:bankuppgifter|bankkonto|bankoplysninger|bankopplysninger|kontonummer)\p{L}{0,3} (?:har|er|är) (?:blivit |blevet |blitt )?(?:ändrats|ändrat|ændret|endret)/u,
    /tilinumeromme [^.\n]{0,12}(?:vaihtu|muuttu)\p{L}{1,5}|uusi tilinumeromme/u,
    /(?:contul nostru bancar|datele noastre bancare) [^.\n]{0,12}(?:schimbat|modificat)|noul nostru cont bancar/u,
    /bankszámlaszámunk [^.\n]{0,16}(?:változ|módosul)\p{L}{1,6}|új bankszámlaszámunk/u,
    /(?:τα τραπεζικά μας στοιχεία|ο τραπεζικός μας λογαριασμός) [^.\n]{0,12}(?:άλλαξ|έχουν αλλάξ|έχει αλλάξ)\p{L}{1,4}/u,
    /(?:تغيير|تغير|تحديث) [^.\n]{0,12}(?:حسابنا المصرفي|حسابنا البنكي|بياناتنا المصرفية|بياناتنا البنكية)|حسابنا (?:المصرفي|البنكي) الجديد/u,
    /rekening (?:bank )?kami (?:telah |sudah )?(?:berubah|diganti|berganti)|rekening (?:bank )?kami yang baru/u,
    /tài khoản (?:ngân hàng )?của chúng tôi (?:đã )?thay đổi/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/**
 * The writer's own account or bank details, in the 28 languages of the senses: with “my”, since “own” (свои, swoje,
 * svůj, अपने) and a bare “salary account” mean the reader's in emails from HR. Same source and date.
 */
export const OWN_ACCOUNT = new RegExp(
  [
    /(?<!\p{L})my (?:\p{L}{2,12} ){0,2}(?:direct[- ]deposit|bank(?:ing)? (?:account|details|info(?:rmation)?)|bank|payroll|account (?:number|details|info(?:rmation)?)|deposit (?:account|details|info(?:rmation)?))(?!\p{L})/u,
    /(?<!\p{L})meine?[nrm]? (?:\p{L}{2,12} )?(?:bankverbindung|kontoverbindung|bankdaten|kontodaten|gehaltskonto|lohnkonto|iban|(?:bank)?konto(?:nummer)?)(?!\p{L})/u,
    /(?<!\p{L})m(?:es|on|a) (?:nouve(?:au|lles?) )?(?:coordonnées bancaires|compte(?: bancaire)?|rib|iban|domiciliation)(?!\p{L})/u,
    /(?<!\p{L})mis? (?:nuev[oa]s? )?(?:datos bancarios|cuenta(?: bancaria| de nómina)?|domiciliación)(?!\p{L})/u,
    /(?<!\p{L})(?:meus?|minhas?) (?:nov[oa]s? )?(?:dados bancários|conta(?: bancária| salário)?|iban)(?!\p{L})/u,
    /(?<!\p{L})(?:mi[eoa]|miei) (?:nuov[oaie] )?(?:coordinate bancarie|dati bancari|conto(?: corrente)?|iban)(?!\p{L})/u,
    /(?<!\p{L})mijn (?:nieuwe )?(?:bankgegevens|(?:bank|salaris)?rekening\p{L}{0,7}|iban)(?!\p{L})/u,
    /(?<!\p{L})(?:moje(?:go|j|mu)?|mój|moich) (?:numer\p{L}{0,2} )?(?:kont[ao]|rachun\p{L}{1,4}|dan(?:e|ych) bankow\p{L}{1,3})(?!\p{L})|(?<!\p{L})numeru? mojego (?:konta|rachunku)(?!\p{L})/u,
    /(?<!\p{L})mi(?:tt|na) (?:nya )?(?:bankkonto|kontonummer|bankuppgifter|lönekonto|kontouppgifter)(?!\p{L})/u,
    /(?<!\p{L})mi(?:t|ne) (?:nye )?(?:bankkonto|kontonummer|kontooplysninger|bankoplysninger|lønkonto|nemkonto)(?!\p{L})/u,
    /(?<!\p{L})mi(?:tt|ne) (?:nye )?(?:bankkonto|kontonummer|(?:bank|konto)opplysninger|lønnskonto)(?!\p{L})|(?<!\p{L})(?:kontonummeret|bankkontoen|lønnskontoen) mi(?:tt|n)(?!\p{L})/u,
    /(?<!\p{L})(?:pankki|palkka)?tili\p{L}{0,10}ni(?!\p{L})|(?<!\p{L})pankkitietoni(?!\p{L})/u,
    /(?<!\p{L})(?:můj|mé(?:ho)?|moje) (?:číslo )?(?:bankovní(?:ho)? )?(?:účet|účtu|spojení|údaje)(?!\p{L})|(?<!\p{L})číslo mého účtu(?!\p{L})/u,
    /(?<!\p{L})(?:contul|datele) (?:bancar\p{L}{0,2} |de salariu )?(?:meu|mele)(?!\p{L})/u,
    /(?<!\p{L})(?:bank)?számla(?:szám)?[oaá]?m(?:at|ra|ról|nak)?(?!\p{L})|(?<!\p{L})banki adataim\p{L}{0,3}(?!\p{L})/u,
    /(?<!\p{L})мо[ийе]\p{L}{0,2} (?:банковск\p{L}{1,3} |зарплатн\p{L}{1,3} )?(?:реквизит\p{L}{0,3}|сч[её]т\p{L}{0,3}|данн\p{L}{1,3}|карт\p{L}{1,2})(?!\p{L})/u,
    /(?<!\p{L})мо[їйєг]\p{L}{0,2} (?:банківськ\p{L}{1,3} |зарплатн\p{L}{1,3} )?(?:реквізит\p{L}{0,3}|рахун\p{L}{1,3}|дан\p{L}{1,3}|картк\p{L}{1,2})(?!\p{L})/u,
    /(?<!\p{L})(?:τραπεζικ\p{L}{1,2} μου (?:στοιχεία|λογαριασμ\p{L}{1,2})|λογαριασμ\p{L}{1,2} (?:μισθοδοσίας )?μου|iban μου)(?!\p{L})/u,
    /(?<!\p{L})(?:hesa(?:bım\p{L}{0,3}|p (?:bilgi|numara)\p{L}{0,3}m\p{L}{0,3})|banka bilgilerim\p{L}{0,3})(?!\p{L})/u,
    /(?<!\p{L})(?:nomor )?(?:rekening|data bank|informasi bank)(?: bank| gaji| penggajian)? saya(?!\p{L})/u,
    /(?<!\p{L})(?:số )?tài khoản (?:ngân hàng |nhận lương |lương ){0,2}của (?:tôi|em|mình)(?!\p{L})/u,
    /حسابي(?: (?:المصرفي|البنكي))?|بياناتي (?:المصرفية|البنكية)/u,
    /(?:חשבון הבנק|פרטי הבנק|החשבון) שלי/u,
    /(?:मेरे|मेरा|मेरी)(?: \S{2,12}){0,2} (?:खाते|खाता|खाता-विवरण|बैंक)/u,
    /(?:เลข)?บัญชี(?:ธนาคาร|เงินเดือน)?(?:ของ)?(?:ผม|ฉัน|ดิฉัน)/u,
    /私の[^。\n]{0,6}(?:口座|振込先)/u,
    /(?<!\p{L})(?:제|저의|내) ?(?:급여 ?|은행 ?)?(?:계좌|통장)/u,
    /我的?(?:工资|薪资|薪資|银行|銀行)?(?:账户|账号|帳戶|帳號|賬戶|卡号|卡)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/**
 * The same in Slavic languages, whose word for “own” refers to the writer if the verb before it is in the first person.
 */
export const OWN_ACCOUNT_OF_I = new RegExp(
  [
    /(?<!\p{L})(?:я|мне|хочу|хотел[аи]? бы|могу|меняю|(?:с|по|из)мен(?:ил|ял)[аи]?|обновил[аи]?|планирую)(?: \p{L}{1,14}){0,4} сво(?:й|и|ю|ё|е|его|их) (?:нов\p{L}{1,3} )?(?:банковск\p{L}{1,3} |зарплатн\p{L}{1,3} )?(?:реквизит|сч[её]т|данн|карт)\p{L}{0,3}(?!\p{L})/u,
    /(?<!\p{L})(?:я|мені|хочу|хотів би|хотіла б|можу|змінюю|(?:з|по)мін(?:ив|ила|яв|яла)|оновив|оновила|планую)(?: \p{L}{1,14}){0,4} (?:свій|сво(?:ї|ю|є|го|їх)) (?:нов\p{L}{1,3} )?(?:банківськ\p{L}{1,3} |зарплатн\p{L}{1,3} )?(?:реквізит|рахун|дан|картк)\p{L}{1,3}(?!\p{L})/u,
    /(?<!\p{L})(?:chcę|chciał(?:bym|abym)|muszę|zmieniam|zmienił[ae]m)(?: \p{L}{1,14}){0,4} sw(?:ój|oje|oich|ojego|oją) (?:numer\p{L}{0,2} )?(?:kont[ao]|rachun\p{L}{1,4}|dan(?:e|ych) bankow\p{L}{1,3})(?!\p{L})/u,
    /(?<!\p{L})(?:chci|chtěl[ao]? bych|potřebuji|musím|měním|změnil[ao]? jsem)(?: \p{L}{1,14}){0,4} sv(?:ůj|é|oje|ého) (?:číslo )?(?:bankovní(?:ho)? )?(?:účet|účtu|spojení|údaje)(?!\p{L})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/** Words for changing it, or for being new. */
export const CHANGES =
  /(?<!\p{L})(?:chang\p{L}{1,4}|updat\p{L}{1,3}|switch\p{L}{0,3}|modif\p{L}{1,4}|replac\p{L}{1,3}|amend|edit|new|änder\p{L}{0,3}|geändert|aktualisier\p{L}{0,3}|wechsel\p{L}{0,2}|umstell\p{L}{0,2}|neu\p{L}{0,2}|mett\p{L}{1,3} à jour|mise à jour|actualis\p{L}{1,3}|nouve\p{L}{1,5}|cambi\p{L}{1,5}|actuali[sz]\p{L}{1,4}|nuev\p{L}{1,2}|alter\p{L}{1,4}|mud\p{L}{1,4}|atualiz\p{L}{1,4}|troc\p{L}{1,3}|nov\p{L}{1,4}|aggiorn\p{L}{1,5}|nuov\p{L}{1,2}|wijzig\p{L}{0,3}|gewijzigd|aanpassen|verander\p{L}{0,2}|nieuwe?|zmi\p{L}{1,6}|zaktualiz\p{L}{1,6}|now\p{L}{1,4}|ändra\p{L}{0,2}|uppdatera\p{L}{0,2}|byt\p{L}{0,3}|ny[at]?|ændr\p{L}{1,3}|opdater\p{L}{0,3}|skift\p{L}{0,3}|endr\p{L}{1,3}|oppdater\p{L}{0,3}|vaih\p{L}{2,6}|muut\p{L}{1,6}|päivit\p{L}{1,6}|uusi|uude\p{L}{1,4}|změn\p{L}{1,5}|aktualiz\p{L}{1,6}|schimb\p{L}{0,4}|nou[lă]?|változ\p{L}{1,8}|megváltoz\p{L}{1,8}|módosít\p{L}{1,6}|frissít\p{L}{1,6}|új|[ис]?змен\p{L}{1,6}|смен\p{L}{1,5}|обнов\p{L}{1,5}|поменя\p{L}{1,4}|нов\p{L}{1,3}|змін\p{L}{1,5}|онов\p{L}{1,5}|поміня\p{L}{1,4}|αλλ[αά]\p{L}{1,5}|ενημερώ\p{L}{1,5}|νέ\p{L}{1,3}|değiş\p{L}{1,9}|güncel\p{L}{1,9}|yeni|(?:meng|di)?ubah|(?:meng)?ganti|(?:mem)?perbarui|baru|(?:thay )?đổi|cập nhật|mới)(?!\p{L})|تغيير|تحديث|تعديل|غي[ّ]?رت|الجديد|לשנות|לעדכן|עדכון|שינוי|שיניתי|החלפ|बदल|अपडेट|अद्यतन|नया|नए|เปลี่ยน|อัปเดต|แก้ไข|ใหม่|変更|更新|新しい|변경|바꾸|바꿔|바꿨|수정|업데이트|새 |更改|变更|變更|修改|更换|更換|换|換/iu;

/** The writer's pay. */
export const PAY =
  /(?<!\p{L})(?:pay ?roll|pay ?checks?|pay ?day|pay ?slips?|salar(?:y|ies)|wages|direct[- ]deposit|pay (?:date|run|period|cycle)|\p{L}{0,10}gehalt\p{L}{0,12}|lohn\p{L}{0,12}|salaires?|paies?|paye|nóminas?|sueldos?|salarios?|salários?|ordenado|folha de pagamento|stipendi\p{L}|busta paga|salaris\p{L}{0,10}|loon\p{L}{0,10}|wynagrodze\p{L}{1,3}|wypłat\p{L}{1,3}|pensj\p{L}{1,2}|lön\p{L}{0,14}|løn\p{L}{0,14}|palk[ak]\p{L}{0,10}|palk\p{L}{1,3}|výplat\p{L}{1,3}|mz(?:da|du|dy|d)|plat(?:u|y)?|salari\p{L}{1,4}|fizetés\p{L}{0,6}|bér\p{L}{0,12}|зарплат\p{L}{1,4}|заработн\p{L}{1,3}|оклад\p{L}{0,2}|заробітн\p{L}{1,3}|μισθ\p{L}{1,10}|maaş\p{L}{0,6}|gaji|penggajian|lương)(?!\p{L})|راتب|رواتب|الرواتب|משכורת|השכר|वेतन|सैलरी|เงินเดือน|給与|給料|급여|월급|工资|薪资|薪水|薪資|发薪|發薪/iu;
