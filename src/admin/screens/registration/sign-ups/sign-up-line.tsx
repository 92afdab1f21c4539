import { formatAmount } from "#domain/fee/currency.ts";
import { pathOfLink } from "#domain/private-link/private-link.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { useCopy } from "../../../components/feedback/use-copy.ts";
import { useRemoving } from "../../../components/list/use-removing.ts";
import { useAuth } from "../../../shell/auth.ts";
import { publicPlace } from "../../../shell/places.ts";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";
import { isAsked, type SignUp, type SignUpRegistration } from "./listed-sign-up.ts";

type SignUpLineProps = {
	signUp: SignUp;
	/** In which something may be owed. */
	currency: string;
	registration: SignUpRegistration;
	/** Of a team. */
	players: readonly SignUp[];
	/** Something has to be said before it can be accepted. */
	onAsk: (signUp: SignUp) => void;
	onRefuse: (signUp: SignUp) => void;
};

export function SignUpLine(props: SignUpLineProps) {
	const { signUp, registration, players, currency } = props;
	const { name, person, state, kind, place, createdAt, isHidden, seasonLeagueId } = signUp;
	const division = registration.leagues.find(({ id }) => id === seasonLeagueId)?.name;
	const offer = registration.offers.find(({ key }) => key === signUp.offer)?.label;
	const who = kind === "team" ? `${person.firstName} ${person.lastName}` : offer;
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				<strong>{name}</strong>
				<span className="hint">
					{[who, division, isHidden ? words.registration.hidden : person.mail, person.phone]
						.filter(Boolean)
						.join(" · ")}
				</span>
				<span className="hint">
					{ago(createdAt, new Date(), words.language)}
					{place !== null && ` · ${words.registration.place({ place })}`}
					{kind === "team" && ` · ${words.registration.players({ count: signUp.players })}`}
				</span>
				{signUp.answers["about"] !== undefined && (
					<span className="small">{signUp.answers["about"]}</span>
				)}
				<span className="cluster-2">
					<Marks signUp={signUp} registration={registration} currency={currency} />
				</span>
				{players.length > 0 && <PlayerLines {...props} />}
			</div>
			<Badge tone={tones[state]}>{words.registration.signUpStates[state]}</Badge>
			<Tools {...props} />
		</li>
	);
}

const tones = {
	applied: "notice",
	waiting: "neutral",
	offered: "notice",
	accepted: "win",
	refused: "loss",
	withdrawn: "neutral",
} as const;

/** Players come with their team; those who come late are decided on one by one. */
function PlayerLines({ players, ...given }: SignUpLineProps) {
	return (
		<ul className="stack-2">
			{players.map((player) => {
				const own = { ...given, signUp: player, players: [] };
				return (
					<li key={player.id} className={styles.tools}>
						<span className="small">{player.name}</span>
						<Marks {...own} />
						{player.isLate && given.signUp.state === "accepted" && <Decision {...own} />}
					</li>
				);
			})}
		</ul>
	);
}

type MarksProps = Pick<SignUpLineProps, "signUp" | "registration" | "currency">;

/** What should be looked at. */
function Marks({ signUp, registration, currency }: MarksProps) {
	const { leastPlayers } = registration.rules;
	const isShort = signUp.kind === "team" && leastPlayers !== null && signUp.players < leastPlayers;
	const marks = [
		signUp.age !== null && words.registration.ages[signUp.age],
		signUp.isMinor && words.registration.minor,
		signUp.isSigned === false && words.registration.notSigned,
		signUp.isLate && words.registration.late,
		signUp.isDoubled && words.registration.doubled,
		signUp.likely.length > 0 && words.registration.likely,
		!signUp.isConfirmed && words.registration.notConfirmed,
		isShort && words.registration.few,
		signUp.owed !== null &&
			signUp.owed > 0 &&
			words.registration.owes({
				amount: formatAmount(signUp.owed, { currency, language: words.language }),
			}),
	].filter((mark) => mark !== false);
	return marks.map((mark) => (
		<Badge key={mark} tone="notice">
			{mark}
		</Badge>
	));
}

/** Takes somebody, or the players of a team who came since. */
function AcceptButton({ signUp, players, registration, onAsk }: SignUpLineProps) {
	const { id, state, newPlayers } = signUp;
	const { act, isBusy } = useAction();
	const accept = () => {
		if (isAsked(signUp, players, registration)) onAsk(signUp);
		else
			void act({
				run: async () => (await client.post("/sign-ups/:id/acceptance", { id })).message,
				failure: words.registration.notDone,
			});
	};
	return (
		<Button isBusy={isBusy} onClick={accept}>
			{state === "accepted"
				? words.registration.addPlayers({ count: newPlayers })
				: words.registration.accept}
		</Button>
	);
}

function Decision(props: SignUpLineProps) {
	return (
		<span className={styles.tools}>
			<AcceptButton {...props} />
			<QuietButton onClick={() => props.onRefuse(props.signUp)}>
				{words.registration.refuse}
			</QuietButton>
		</span>
	);
}

function Tools(props: SignUpLineProps) {
	const { signUp, onRefuse } = props;
	const { id, state, kind, name, newPlayers } = signUp;
	const { act, isBusy } = useAction();
	const isOpen = state === "applied" || state === "waiting" || state === "offered";
	const hasNew = state === "accepted" && kind === "team" && newPlayers > 0;
	return (
		<div className={styles.tools}>
			{(isOpen || hasNew) && <AcceptButton {...props} />}
			{(state === "applied" || state === "offered") && (
				<QuietButton
					isBusy={isBusy}
					onClick={() =>
						void act({
							run: async () => (await client.post("/sign-ups/:id/waitlist", { id })).message,
							failure: words.registration.notDone,
						})
					}
				>
					{words.registration.toWaitlist}
				</QuietButton>
			)}
			{isOpen && (
				<QuietButton onClick={() => onRefuse(signUp)}>{words.registration.refuse}</QuietButton>
			)}
			<LinkButton signUp={signUp} />
			<RemoveButton id={id} name={name} />
		</div>
	);
}

/** The private link, for leagues that send no letters. */
function LinkButton({ signUp: { id, name } }: { signUp: SignUp }) {
	const { organization } = useAuth();
	const { act } = useAction();
	const copy = useCopy();
	const renew = async () => {
		const { link, message } = await client.post("/sign-ups/:id/link", { id });
		const place = organization && publicPlace(organization, pathOfLink("own", link), location);
		await copy(new URL(place ?? "", location.origin).href, words.registration.linkCopied);
		return message;
	};
	return (
		<IconButton
			icon="link"
			label={words.registration.copyLink({ name })}
			onClick={() => void act({ run: renew, failure: words.registration.notDone })}
		/>
	);
}

function RemoveButton({ id, name }: { id: number; name: string }) {
	const { remove } = useRemoving();
	return (
		<IconButton
			icon="remove"
			tone="danger"
			label={words.registration.removeAsked({ name })}
			onClick={() =>
				void remove({
					ids: [id],
					none: "",
					ask: {
						title: words.registration.removeAsked({ name }),
						text: words.registration.removeWarning,
						yes: words.common.delete,
						tone: "danger",
					},
					remove: () => client.del("/sign-ups/:id", { id }),
					done: words.registration.removed,
					failure: words.registration.notDone,
				})
			}
		/>
	);
}
