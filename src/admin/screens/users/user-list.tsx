import type { Answered } from "#api/client.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { cell, Table } from "#ui/table.tsx";
import { client } from "../../client.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { roleName } from "./role-name.ts";

export const userList = screen(() => client.get("/users/userList"), UserList);

function UserList({ users }: Answered<"GET", "/users/userList">) {
	return (
		<>
			<ScreenHeader title="Users" />
			<Panel isFlush>
				{users.length === 0 ? (
					<EmptyState title="No users found." picture="players" />
				) : (
					<Table caption="All users">
						<thead>
							<tr>
								<th scope="col">Username</th>
								<th scope="col">Role</th>
								<th scope="col">Organization</th>
								<th scope="col">Email</th>
								<th scope="col" className={cell.number}>
									ID
								</th>
							</tr>
						</thead>
						<tbody>
							{users.map((user) => (
								<tr key={user.id}>
									<th scope="row" className={cell.sticky}>
										{user.username}
									</th>
									<td>{roleName(user.role)}</td>
									<td>{user.organizationName ?? "-"}</td>
									<td>{user.email ?? "-"}</td>
									<td className={cell.number}>{user.id}</td>
								</tr>
							))}
						</tbody>
					</Table>
				)}
			</Panel>
		</>
	);
}
