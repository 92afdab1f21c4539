import { usernameKey } from "./username.ts";

const shortest = 8;
const longest = 128;

/**
 * Why a text may not be a password, as a sentence; null when it may. Decision A22: length and a
 * list of what everybody tries first, but no rules about kinds of characters.
 */
export function passwordProblem(password: string, username: string): string | null {
	const length = [...password].length;
	if (length < shortest) return `A password has at least ${shortest} characters.`;
	if (length > longest) return `A password has at most ${longest} characters.`;
	return isCommon(password, username)
		? "This password is too easy to guess. Please choose another one."
		: null;
}

function isCommon(password: string, username: string): boolean {
	const plain = password.toLowerCase();
	const isOneSign = new Set(plain).size === 1;
	return (
		isOneSign ||
		plain === usernameKey(username) ||
		hasCommonStem(plain) ||
		commonPasswords.has(plain)
	);
}

/** Common words with digits or signs behind them, such as "Password123!". */
function hasCommonStem(plain: string): boolean {
	return commonStems.has(plain.replace(/[^a-z]+$/, "").replaceAll("0", "o"));
}

const commonStems = new Set(
	`password passwort passw pass admin administrator welcome letmein qwerty qwertz azerty iloveyou
	monkey dragon sunshine princess football baseball basketball volleyball soccer hockey superman
	batman starwars pokemon michael jordan jennifer jessica charlie ashley daniel thomas master
	shadow changeme default secret computer internet samsung whatever freedom trustno mustang
	fieldhouse league summer winter spring autumn lakers warriors chelsea liverpool arsenal`.split(
		/\s+/,
	),
);

const commonPasswords = new Set(
	`12345678 123456789 1234567890 01234567 0123456789 87654321 987654321 9876543210 12341234
	11223344 1122334455 123123123 12344321 123454321 147258369 159357456 741852963 789456123
	10203040 11112222 12121212 13131313 20202020 password1 1password passw0rd p@ssw0rd p@ssword
	pa$$word pa55word qwertyui qwertyuiop qwerty12 qwerty123 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
	q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qazwsx12 asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1
	zxcvbnm123 abcd1234 abcdefgh abc12345 abcdefg1 a1b2c3d4 aa123456 a1234567 aaa11111 iloveyou1
	iloveyou2 trustno1 letmein1 welcome1 sunshine1 princess1 football1 baseball1 superman1 starwars1
	computer1 whatever1 changeit 00000001 corvette midnight maverick mercedes benjamin samantha
	danielle victoria alexander elizabeth christopher blink182 jordan23 michael1 godzilla garfield
	metallica nirvana1 rockstar slipknot snowball scooter1 spiderman stargate swordfish thunder1
	tinkerbell butterfly chocolate cocacola cookie123 creative darkness december september november
	february wednesday thursday saturday einstein explorer fuckyou1 fuckyou2 gangster hellohello
	helpme123 homerun1 ilovegod isabella jackson5 jonathan kawasaki lasvegas liverpool1 marlboro
	maryjane matthew1 mickey123 montana1 mountain newyork1 nicholas nintendo olivia123 pakistan
	panthers patricia peaches1 peanut123 platinum playstation qwerasdf question rainbow1 redskins
	remember rush2112 sandra123 scorpion sebastian security serenity skywalker something startrek
	steelers stephanie survivor sweetheart sylvester teddybear test1234 testtest testing1 tigger123
	timothy1 toyota123 treasure undertaker valentine vanessa1 veronica vincent1 warcraft warrior1
	webmaster westside william1 windows1 yankees1 yellow12 zeppelin`.split(/\s+/),
);
