/**
 * Whose bank account an email is about, and whether it is a new one, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch and Polish. Own selection from labelled and everyday emails, 2026-11.
 */

/** “Your”, and the like. */
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
  /(?<!\p{L})(?:if you(?! c(?:ould|an)| would)|should you|if your|falls (?:sie|du|sich|ihr)|wenn (?:sie|du|sich|ihr)|sofern (?:sie|sich)|sollten? (?:sie|sich)|si vous(?! pou)|si tu(?! peux)|s['’]il|en cas de|si (?:usted(?:es)? )?(?:ha[ns]?|hubier\p{L}{1,4}|cambi\p{L}{1,5})|en caso de|se (?:você|vocês|o senhor|a senhora|avete|hai|mud\p{L}{1,6}|tiver\p{L}{0,4}|alter\p{L}{1,5})|em caso de|in caso di|(?:als|indien|mocht) (?:u|je|jullie|uw)|bij een|(?:jeśli|jeżeli|gdyby|w przypadku))(?!\p{L})[^.,!?;:\n]{0,120}$/iu;

/** Says that an account is the usual one. */
export const UNCHANGED_ACCOUNT =
  /(?<!\p{L})(?:usual|same|regular|unchanged|bisherige[nrsm]?|gewohnte[nrsm]?|übliche[nrsm]?|bekannte[nrsm]?|gleiche[nrsm]?|unverändert\p{L}{0,2}|habituels?|habituelles?|même|inchangée?s?|habitual|mismo|misma|de siempre|mesmo|mesma|solit[oae]|stess[oae]|abituale|invariat\p{L}|gebruikelijke?|bekende|zelfde|hetzelfde|dezelfde|ongewijzigd|vertrouwde|dotychczasow\p{L}{1,3}|t[ae]n sam|to samo|bez zmian|niezmienion\p{L}{1,3}|zwykł\p{L}{1,3})(?!\p{L})|not changed|nicht geändert|n['’](?:a|ont) pas changé|no ha[ns]? cambiado|não mudou|non [eè] cambiat|niet (?:gewijzigd|veranderd)/iu;

/** What the reader is paid: beside a link, the account to change is then the reader's own. */
export const READERS_PAY =
  /(?<!\p{L})(?:your (?:direct deposit|pay ?check|payroll|salary|wages)|(?:Ihr|Dein)(?:e[mnrs]?)? (?:Gehalts?|Lohns?)|votre (?:salaire|paie)|(?:su|tu) (?:nómina|salario)|(?:seu|teu) salário|(?:il )?(?:Suo|tuo) stipendio|(?:uw|je|jouw) (?:salaris|loon)|(?:Twoj|Państ)\p{L}{1,5} (?:wynagrodzeni|wypłat)\p{L}{1,3})(?!\p{L})/iu;

/** Before a mention of a change, in its sentence: the writer says that it will never come by email, or what others might write. */
export const DENIES_CHANGE =
  /(?<!\p{L})(?:never|will not (?:notify|inform|tell|email|contact|advise|write to) you|niemals|jamais|nunca|mai|nooit|nigdy|(?:if|when) (?:a|an|any|anyone|someone|somebody)|(?:wenn|falls) (?:eine?|jemand|Ihnen jemand)|si (?:une?|quelqu['’]un|una?|alguien)|se (?:una?|qualcuno|uma?|alguém)|als (?:een|iemand)|(?:jeśli|jeżeli|gdy) (?:ktoś|ktokolwiek|dostawca))(?!\p{L})[^.!?;:\n]{0,120}$/iu;

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
