import { useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { useAuth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import type { SignUp, SignUps } from "./listed-sign-up.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { SignUpLine } from "./sign-up-line.tsx";

export const signUpList = screen(
	({ params }) =>
		client.get("/registrations/:id/sign-ups", { id: Number(params["registrationId"]) }),
	SignUpList,
);

/** Who signed up, what is wrong with it, and what is to be decided. */
function SignUpList({ registration, signUps, currency }: SignUps) {
	const { user } = useAuth();
	const [accepting, setAccepting] = useState<SignUp | null>(null);
	const [refusing, setRefusing] = useState<SignUp | null>(null);
	const teams = signUps.filter(({ kind }) => kind === "team");
	const others = signUps.filter(
		({ kind, teamSignUpId }) => kind !== "team" && teamSignUpId === null,
	);
	const lineOf = (signUp: SignUp) => (
		<SignUpLine
			key={signUp.id}
			signUp={signUp}
			currency={currency}
			registration={registration}
			players={signUps.filter(({ teamSignUpId }) => teamSignUpId === signUp.id)}
			onAsk={setAccepting}
			onRefuse={setRefusing}
		/>
	);
	return (
		<>
			<ScreenHeader
				title={registration.name}
				crumbs={[{ label: words.registration.title, to: "/dashboard/registrations" }]}
				actions={
					<>
						{registration.isPublished && (
							<PublicLink to={`/sign-up/${registration.id}`}>{words.common.viewSite}</PublicLink>
						)}
						{user?.role !== "staff" && (
							<Link
								to={`/dashboard/registrations/${registration.id}/edit`}
								className="button button-quiet"
							>
								{words.registration.change}
							</Link>
						)}
					</>
				}
			>
				{words.registration.states[registration.state]}
			</ScreenHeader>
			<Panel title={words.registration.teams({ count: teams.length })} isFlush>
				{teams.length === 0 ? (
					<EmptyState title={words.registration.noTeams}>
						{words.registration.noTeamsHint}
					</EmptyState>
				) : (
					<ul className="lines">{teams.map(lineOf)}</ul>
				)}
			</Panel>
			{others.length > 0 && (
				<Panel title={words.registration.people({ count: others.length })} isFlush>
					<ul className="lines">{others.map(lineOf)}</ul>
				</Panel>
			)}
			<AcceptDialog
				key={`accept ${accepting?.id}`}
				signUp={accepting}
				registration={registration}
				players={signUps.filter(({ teamSignUpId }) => teamSignUpId === accepting?.id)}
				onClose={() => setAccepting(null)}
			/>
			<RefuseDialog signUp={refusing} onClose={() => setRefusing(null)} />
		</>
	);
}
